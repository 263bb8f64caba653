import { useMutation } from '@tanstack/react-query';
import type { confirmLeave } from '#domain/calls/support.ts';
import { api } from '../api-client/api';
import { useMessages } from '../i18n/messages';
import { Received } from '../shell/received';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { failureLine } from './failure-line';

/** The page of a link in an e-mail: one click does what it is for. Opening the page changes nothing. */
export function ConfirmLink({ request, token }: { request: 'mail' | 'deletion'; token: string }) {
  const messages = useMessages();
  const { leaving } = messages;
  const text = leaving.byLink[request];
  const follow = useMutation({
    mutationFn: () => api<typeof confirmLeave>('POST /api/unsubscribe/confirm', { body: { token } }),
  });
  if (follow.isSuccess) return <Received title={text.done} text={text.doneText} />;
  return (
    <div className="mx-auto grid max-w-2xl gap-6 px-4 py-6 sm:px-6 sm:py-10">
      <Card className="grid gap-4 p-4 sm:p-6">
        <h1 className="text-2xl font-extrabold tracking-tight sm:text-3xl">{text.title}</h1>
        <p className="leading-7">{text.text}</p>
        {follow.error && !follow.isPending && (
          <Alert tone="danger">{failureLine(follow.error, messages)}</Alert>
        )}
        <Button
          variant="primary"
          size="large"
          className="w-full sm:w-auto sm:justify-self-start"
          busy={follow.isPending}
          onClick={() => follow.mutate()}
        >
          {text.button}
        </Button>
      </Card>
    </div>
  );
}

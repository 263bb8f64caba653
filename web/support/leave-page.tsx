import { Link, useSearchParams } from 'react-router-dom';
import { useMessages } from '../i18n/messages';
import { useOutcome } from '../shell/outcome';
import { Page } from '../shell/page';
import { usePaths } from '../shell/paths';
import { Received } from '../shell/received';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { useHydrated } from '../ui/use-hydrated';
import { ConfirmLink } from './confirm-link';
import { LeaveForm, type SentRequest } from './leave-form';

/**
 * "Darse de baja" (S1 §2.10): ends marketing mail, or requests the deletion of personal data. Links in our e-mails also
 * lead here, with a sealed `token` (ends marketing mail) or `confirm` (confirms the address of a deletion).
 */
export function LeavePage() {
  const { leaving, common, heads } = useMessages();
  const paths = usePaths();
  const hydrated = useHydrated();
  const [search] = useSearchParams();
  const [sent, setSent] = useOutcome<SentRequest>();
  const token = hydrated ? search.get('token') : null;
  const confirm = hydrated ? search.get('confirm') : null;

  if (token || confirm)
    return (
      <Page>
        <ConfirmLink request={confirm ? 'deletion' : 'mail'} token={confirm ?? token ?? ''} />
        <p className="px-4 pb-10 text-center">
          <Link to={paths.unsubscribe} className="font-semibold text-accent-ink underline underline-offset-2">
            {leaving.form}
          </Link>
        </p>
      </Page>
    );
  if (sent) {
    const done = sent.proven ? leaving.done.proven : leaving.done[sent.wish];
    return (
      <Page>
        <Received title={done.title} text={done.text(sent.email)} receipt={sent}>
          <Button asChild className="justify-self-center">
            <Link to={paths.home}>{common.backHome}</Link>
          </Button>
        </Received>
      </Page>
    );
  }
  return (
    <Page>
      <div className="mx-auto grid max-w-2xl gap-6 px-4 py-6 sm:px-6 sm:py-10">
        <div className="grid gap-1.5">
          <h1 className="text-2xl font-extrabold tracking-tight sm:text-3xl">{heads.unsubscribe.title}</h1>
          <p className="leading-7 text-muted">{leaving.lead}</p>
        </div>
        <Card className="p-4 sm:p-6">
          <LeaveForm
            wish={hydrated && search.get('wish') === 'deletion' ? 'deletion' : undefined}
            onSent={(request) => {
              setSent(request);
              window.scrollTo({ top: 0 });
            }}
          />
        </Card>
      </div>
    </Page>
  );
}

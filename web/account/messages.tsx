import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { accountMessagesQuery } from '../api-client/customer';
import { formatMoment } from '../i18n/format';
import { useLanguage, useMessages } from '../i18n/messages';
import { usePaths } from '../shell/paths';
import { ThreadBadge } from '../shell/thread-badge';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { LoadError } from '../ui/load-error';

/** The messages to support, each with its state and a link to its thread; nothing if there are none. */
export function Messages({ email }: { email: string }) {
  const { contact, thread } = useMessages();
  const language = useLanguage();
  const paths = usePaths();
  const { data, error, isFetching, refetch } = useQuery(accountMessagesQuery(email));
  const { list } = thread;
  if (!data && error) return <LoadError message={list.loadFailed} query={{ isFetching, refetch }} />;
  if (!data || data.messages.length === 0) return null;
  return (
    <section aria-labelledby="account-messages" className="grid gap-4">
      <h2 id="account-messages" className="text-xl font-bold tracking-tight">
        {list.title}
      </h2>
      <ul className="grid gap-3">
        {data.messages.map(({ reference, service, state, lastAt, beginning, token }) => (
          <li key={token}>
            <Card className="grid gap-3 p-4 sm:p-5">
              <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1.5">
                <div className="min-w-0">
                  <h3 className="font-bold">{contact.services[service]}</h3>
                  <p className="text-sm text-muted">
                    {reference} · {list.last(formatMoment(lastAt, language))}
                  </p>
                </div>
                <ThreadBadge state={state} />
              </div>
              <p className="line-clamp-2 text-sm leading-6 whitespace-pre-line wrap-anywhere">{beginning}</p>
              <Button asChild size="small" className="justify-self-start">
                <Link to={paths.thread(token)}>{list.read}</Link>
              </Button>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}

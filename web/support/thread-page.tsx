import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { ContactThread } from '#domain/calls/support.ts';
import { isApiError } from '../api-client/api-error';
import { threadQuery } from '../api-client/support';
import { formatMoment } from '../i18n/format';
import { useLanguage, useMessages } from '../i18n/messages';
import { useDataCleared } from '../order/clear-browser-data';
import { Page } from '../shell/page';
import { usePaths } from '../shell/paths';
import { ThreadBadge } from '../shell/thread-badge';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { classes } from '../ui/classes';
import { LoadError } from '../ui/load-error';
import { Notice } from '../ui/notice';
import { Skeleton } from '../ui/skeleton';
import { ThreadForm } from './thread-form';

/** A message to support and its thread, by the sealed link of an e-mail or of the account (`token`). */
export function ThreadPage() {
  const paths = usePaths();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  // Somebody who logged out on another page wants to leave no thread open here.
  useDataCleared(() => void navigate(paths.account, { replace: true }));
  const token = search.get('token');
  return <Page>{token ? <Opened token={token} /> : <Invalid />}</Page>;
}

function Opened({ token }: { token: string }) {
  const { common, contact, heads, thread } = useMessages();
  const { data, error, isFetching, refetch } = useQuery(threadQuery(token));
  if (isApiError(error, 'link_invalid')) return <Invalid />;
  return (
    <div className="mx-auto grid max-w-2xl gap-6 px-4 py-6 sm:px-6 sm:py-10">
      <div className="grid gap-1.5">
        <h1 className="text-2xl font-extrabold tracking-tight sm:text-3xl">{heads.thread.title}</h1>
        {data ? (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-muted">
            {contact.services[data.service]} · {common.reference} {data.reference}
            <ThreadBadge state={data.state} />
          </p>
        ) : (
          !error && <Skeleton className="h-7 w-2/3" />
        )}
      </div>
      {data && <Thread token={token} thread={data} />}
      {!data && error && <LoadError message={thread.loadFailed} query={{ isFetching, refetch }} />}
      {!data && !error && <Skeleton className="h-96" />}
    </div>
  );
}

function Thread({
  token,
  thread: { reference, messages, state, full },
}: {
  token: string;
  thread: ContactThread;
}) {
  const { thread } = useMessages();
  const language = useLanguage();
  const paths = usePaths();
  const { title, text } = thread.said[state];
  return (
    <>
      <ol className="grid gap-3">
        {messages.map(({ id, from, text: said, at }) => (
          <li key={id} className={classes('max-w-[92%]', from === 'customer' && 'justify-self-end')}>
            <Card className="grid gap-1 p-4">
              <p className="flex flex-wrap gap-x-2 text-sm text-muted">
                <span className="font-semibold text-ink">{thread.from[from]}</span>
                <time dateTime={at} className="tabular-nums">
                  {formatMoment(at, language)}
                </time>
              </p>
              <p className="leading-7 whitespace-pre-line wrap-anywhere">{said}</p>
            </Card>
          </li>
        ))}
      </ol>
      <Alert tone={state === 'answered' ? 'success' : 'info'} title={title}>
        {text}
      </Alert>
      <Card className="grid gap-4 p-4 sm:p-6">
        {full ? (
          <>
            <Alert tone="info" title={thread.full.title}>
              {thread.full.text}
            </Alert>
            <Button asChild className="justify-self-start">
              <Link to={paths.contact}>{thread.contact}</Link>
            </Button>
          </>
        ) : (
          <ThreadForm token={token} reference={reference} />
        )}
      </Card>
      <p className="text-sm text-muted">{thread.byLink}</p>
    </>
  );
}

function Invalid() {
  const { heads, thread } = useMessages();
  const paths = usePaths();
  return (
    <div className="mx-auto grid max-w-2xl gap-6 px-4 py-10 sm:px-6 sm:py-16">
      <Notice variant="bad" {...thread.invalid}>
        <div className="flex flex-wrap justify-center gap-2">
          <Button asChild>
            <Link to={paths.account}>{heads.account.title}</Link>
          </Button>
          <Button asChild>
            <Link to={paths.contact}>{thread.contact}</Link>
          </Button>
        </div>
      </Notice>
    </div>
  );
}

import { useInfiniteQuery } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type AccountFilter, accountFilters } from '#domain/account.ts';
import { isApiError } from '../api-client/api-error';
import { accountQuery } from '../api-client/customer';
import { waitSentence } from '../api-client/failure';
import { useMessages } from '../i18n/messages';
import { Button } from '../ui/button';
import { LoadError } from '../ui/load-error';
import { Skeleton } from '../ui/skeleton';
import { AccountSummary } from './account-summary';
import { Messages } from './messages';
import { MyData } from './my-data';
import { NoOrders } from './no-orders';
import { OrderFilter } from './order-filter';
import { OrderList } from './order-list';

/** Side by side on a phone, too. */
const headButton = 'max-sm:flex-1 max-sm:px-2 max-sm:text-sm max-sm:whitespace-nowrap';

/** The account could not be loaded. */
export function AccountFailure(failure: ComponentProps<typeof LoadError>) {
  const { heads } = useMessages();
  return (
    <div className="mx-auto grid max-w-4xl gap-6 px-4 py-6 sm:px-6 sm:py-10">
      <h1 className="text-2xl font-extrabold tracking-tight sm:text-3xl">{heads.account.title}</h1>
      <LoadError {...failure} />
    </div>
  );
}

/** An account: totals, orders, personal data. */
export function AccountView({
  email,
  onLeave,
  leaving,
  onDoubt,
}: {
  email: string;
  onLeave: (why: 'out' | 'change') => void;
  leaving: 'out' | 'change' | undefined;
  /** Called when a call shows that the session has ended. */
  onDoubt: () => void;
}) {
  const { account, common, errors, heads } = useMessages();
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('status') as AccountFilter;
  const status = accountFilters.includes(wanted) ? wanted : 'all';
  const query = useInfiniteQuery({ ...accountQuery(email, status), placeholderData: (before) => before });
  const lost = isApiError(query.error, 'unauthenticated');
  useEffect(() => {
    if (lost) onDoubt();
  }, [lost, onDoubt]);

  const pages = query.data?.pages;
  // Sums and counts are the same under every filter: one that can't be loaded leaves them on the page.
  const [known, setKnown] = useState(pages?.[0]);
  const newest = pages?.[0] ?? known;
  if (newest !== known) setKnown(newest);
  if (lost || (!newest && !query.isError)) return <AccountSkeleton />;
  if (!newest)
    return <AccountFailure message={waitSentence(query.error, errors) ?? account.loadFailed} query={query} />;

  const orders = pages?.flatMap((page) => page.orders);
  return (
    <div className="mx-auto grid max-w-4xl gap-6 px-4 py-6 sm:px-6 sm:py-10">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-2xl font-extrabold tracking-tight sm:text-3xl">{heads.account.title}</h1>
        <div className="flex flex-wrap gap-2 max-sm:w-full">
          <Button className={headButton} busy={leaving === 'change'} onClick={() => onLeave('change')}>
            {account.changeAccount}
          </Button>
          <Button className={headButton} busy={leaving === 'out'} onClick={() => onLeave('out')}>
            {account.logOut}
          </Button>
        </div>
      </header>
      {newest.totalOrders === 0 ? (
        <NoOrders email={email} onOther={() => onLeave('change')} busy={leaving === 'change'} />
      ) : (
        <>
          <AccountSummary account={newest} />
          <section aria-labelledby="account-orders" className="grid gap-4">
            <div className="flex flex-wrap items-end justify-between gap-3">
              <h2 id="account-orders" className="text-xl font-bold tracking-tight">
                {account.list.title}
              </h2>
              <p role="status" className="text-sm text-muted tabular-nums">
                {query.isPlaceholderData
                  ? common.loading
                  : orders && account.list.shown(orders.length, newest.counts[status])}
              </p>
            </div>
            <OrderFilter
              value={status}
              counts={newest.counts}
              onChange={(next) =>
                setSearch(next === 'all' ? {} : { status: next }, { preventScrollReset: true, replace: true })
              }
            />
            {orders && <OrderList orders={orders} fading={query.isPlaceholderData} />}
            {query.hasNextPage && (
              <Button
                className="justify-self-center"
                busy={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {account.list.more}
              </Button>
            )}
            {query.isError && (
              <LoadError message={waitSentence(query.error, errors) ?? account.loadFailed} query={query} />
            )}
          </section>
        </>
      )}
      <Messages email={email} />
      <MyData email={email} />
    </div>
  );
}

/** The account while it loads, in its final size. */
export function AccountSkeleton() {
  const { account } = useMessages();
  return (
    <div className="mx-auto grid max-w-4xl gap-6 px-4 py-6 sm:px-6 sm:py-10">
      <p role="status" className="sr-only">
        {account.loading}
      </p>
      <Skeleton className="h-10 w-48" />
      <div className="grid gap-3 sm:grid-cols-3">
        {['email', 'orders', 'spent'].map((part) => (
          <Skeleton key={part} className="h-20" />
        ))}
      </div>
      <Skeleton className="h-11" />
      {['first', 'second', 'third'].map((row) => (
        <Skeleton key={row} className="h-32" />
      ))}
    </div>
  );
}

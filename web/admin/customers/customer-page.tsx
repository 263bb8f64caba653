import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import type { CustomerDetail } from '../../../domain/calls/admin-customers';
import { isApiError } from '../../api-client/api-error';
import { Badge } from '../../ui/badge';
import { Skeleton } from '../../ui/skeleton';
import { count, euros } from '../format';
import { customerMessages as text } from '../messages/customers';
import { languageNames } from '../messages/orders';
import { useAddressState } from '../ui/address-state';
import { BackLink } from '../ui/back-link';
import { Copyable } from '../ui/copyable';
import { EmptyState } from '../ui/empty-state';
import { Fact, Facts } from '../ui/facts';
import { type Figure, Figures } from '../ui/figures';
import { Loaded } from '../ui/loaded';
import { RelativeTime } from '../ui/relative-time';
import { Section } from '../ui/section';
import { useTitle } from '../ui/use-title';
import { BlockPanel } from './block-panel';
import { CustomerOrders } from './customer-orders';
import { DataPanel } from './data-panel';
import { Discounts, Messages, Refills, Refunds } from './happenings';
import { MarketingPanel } from './marketing-panel';
import { customerQuery, customerState } from './queries';

/** One customer: who it is and what happened at the left, what can be done at the right. */
export function CustomerPage() {
  const { id = '' } = useParams();
  const { state, address } = useAddressState(customerState);
  const query = useQuery(customerQuery(id, state.page));
  useTitle(query.data?.email ?? text.title);
  // An id that is none, and one that has no orders any more.
  if (isApiError(query.error, 'not_found') || isApiError(query.error, 'validation_failed'))
    return (
      <div className="grid gap-4 p-4 lg:p-6">
        <BackLink to="/admin/customers">{text.back}</BackLink>
        <EmptyState title={text.notFound} text={text.notFoundText} heading />
      </div>
    );
  return (
    <div className="grid gap-4 p-4 lg:p-6">
      <BackLink to="/admin/customers">{text.back}</BackLink>
      <Loaded query={query} failed={text.detailFailed} skeleton={<Skeleton className="h-128" />}>
        {(customer) => (
          <>
            <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <h1 className="text-xl font-semibold tracking-tight wrap-anywhere">
                <Copyable what={text.facts.email} value={customer.email} />
              </h1>
              {customer.blocks.length > 0 && <Badge tone="danger">{text.blocked}</Badge>}
            </header>
            <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
              <div className="grid min-w-0 gap-4">
                <Sums customer={customer} />
                <CustomerOrders
                  customer={customer}
                  page={state.page}
                  stale={query.isPlaceholderData}
                  address={(page) => address({ page })}
                />
                <div className="grid items-start gap-4 xl:grid-cols-2">
                  <Refunds refunds={customer.refunds} />
                  <Refills refills={customer.refills} />
                  <Discounts discounts={customer.discounts} />
                  <Messages messages={customer.messages} />
                </div>
              </div>
              <div className="grid gap-4">
                <BlockPanel customer={customer} />
                <MarketingPanel customer={customer} />
                <DataPanel customer={customer} />
              </div>
            </div>
          </>
        )}
      </Loaded>
    </div>
  );
}

function Sums({ customer }: { customer: CustomerDetail }) {
  const { facts } = text;
  const figures: Figure[] = [
    [facts.orders, count(customer.orders)],
    [facts.spent, euros(customer.spentCents), facts.spentNote],
    [facts.refunded, euros(customer.refundedCents)],
    [facts.average, euros(Math.round(customer.spentCents / Math.max(1, customer.orders)))],
  ];
  return (
    <Section title={text.sums}>
      <Figures figures={figures} />
      <Facts>
        <Fact name={facts.usernames}>{customer.usernames.map((name) => `@${name}`).join(', ')}</Fact>
        <Fact name={facts.languages}>
          {customer.languages.map((language) => languageNames[language] ?? language).join(', ')}
        </Fact>
        <Fact name={facts.first}>
          <RelativeTime at={customer.firstOrderAt} />
        </Fact>
        <Fact name={facts.newest}>
          <RelativeTime at={customer.lastOrderAt} />
        </Fact>
      </Facts>
    </Section>
  );
}

import { useParams } from 'react-router-dom';
import { adminCustomer, type CustomerDetail } from '#domain/calls/admin-customers.ts';
import { languageNames } from '#domain/order-names.ts';
import { Badge } from '#web/ui/badge.tsx';
import { count, euros } from '../format';
import { useList } from '../list/use-list';
import { Copyable } from '../ui/copyable';
import { DetailPage } from '../ui/detail-page';
import { Fact, Facts } from '../ui/facts';
import { type Figure, Figures } from '../ui/figures';
import { Inset } from '../ui/page';
import { RelativeTime } from '../ui/relative-time';
import { Section } from '../ui/section';
import { BlockPanel } from './block-panel';
import { CustomerHistory } from './customer-history';
import { CustomerOrders } from './customer-orders';
import { DataPanel } from './data-panel';
import { MarketingPanel } from './marketing-panel';
import { customerMessages as text } from './text';

/** One customer: data and history on the left, actions on the right. */
export function CustomerPage() {
  const { id = '' } = useParams();
  const list = useList(adminCustomer, { params: { id } });
  return (
    <DetailPage
      query={list.rows}
      back={{ to: '/admin/customers', label: text.title }}
      title={({ customer }) => customer.email}
      fallback={text.title}
      heading={({ customer }) => (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Copyable what={text.facts.email} value={customer.email} />
          {customer.blocks.length > 0 && <Badge tone="danger">{text.blocked}</Badge>}
        </span>
      )}
      failed={text.detailFailed}
      notFound={{ title: text.notFound, text: text.notFoundText }}
    >
      {({ customer }) => (
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid min-w-0 gap-4">
            <Inset>
              <Sums customer={customer} />
            </Inset>
            <CustomerOrders list={list} />
            <Inset className="grid items-start gap-4 xl:grid-cols-2">
              <CustomerHistory customer={customer} />
            </Inset>
          </div>
          <Inset className="grid gap-4">
            <BlockPanel customer={customer} />
            <MarketingPanel customer={customer} />
            <DataPanel customer={customer} />
          </Inset>
        </div>
      )}
    </DetailPage>
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

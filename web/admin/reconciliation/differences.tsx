import { useState } from 'react';
import { Link } from 'react-router-dom';
import { adminDifferences, type PaymentDifference } from '#domain/calls/admin-reconciliation.ts';
import type { DifferenceState } from '#domain/reconciliation.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Column } from '../list/data-table';
import type { Filter } from '../list/filters';
import { ListPage } from '../list/list-page';
import { RowLink } from '../list/row-link';
import { useList } from '../list/use-list';
import { orderAddress } from '../order/package-name';
import { useWhyNot } from '../session';
import { EmptyState } from '../ui/empty-state';
import { OutsideLink } from '../ui/outside-link';
import { RelativeTime } from '../ui/relative-time';
import { TextLink } from '../ui/text-link';
import { SettleDialog } from './settle-dialog';
import { Side } from './side';
import { differenceNames, reconciliationMessages as text } from './text';

const tones: Record<DifferenceState, Tone> = { open: 'danger', settled: 'success', gone: 'neutral' };
const kindNames = Object.fromEntries(
  Object.entries(differenceNames).map(([kind, { title }]) => [kind, title]),
) as Record<PaymentDifference['kind'], string>;

/** The differences between the payment provider's books and ours. */
export function Differences() {
  const list = useList(adminDifferences);
  const whyNot = useWhyNot('move-money');
  const [settling, setSettling] = useState<PaymentDifference>();
  return (
    <ListPage
      part
      list={list}
      text={text.differences}
      rows={({ differences }) => differences}
      rowKey={({ id }) => id}
      columns={columns(setSettling, whyNot)}
      filters={filters}
      emptyState={
        !list.filtered &&
        list.state.page === 1 && (
          <EmptyState title={text.differences.empty} text={text.differences.emptyText}>
            <Button asChild size="small">
              <Link to={list.address({ state: 'all' })} preventScrollReset>
                {text.showAll}
              </Link>
            </Button>
          </EmptyState>
        )
      }
    >
      {settling && <SettleDialog difference={settling} onClose={() => setSettling(undefined)} />}
    </ListPage>
  );
}

const filters: Filter[] = [
  { kind: 'choice', name: 'state', label: text.state, options: text.stateFilter },
  { kind: 'choice', name: 'kind', label: text.kind, options: kindNames, all: text.allKinds },
];

const columns = (
  settle: (one: PaymentDifference) => void,
  whyNot: string | undefined,
): Column<PaymentDifference>[] => [
  {
    key: 'kind',
    title: text.columns.kind,
    cell: ({ kind, state }) => (
      <span className="grid max-w-md gap-0.5">
        <span>{kindNames[kind]}</span>
        {state === 'open' && (
          <span className="text-xs font-normal text-muted">{differenceNames[kind].todo}</span>
        )}
      </span>
    ),
  },
  { key: 'about', title: text.columns.about, cell: (one) => <About one={one} /> },
  { key: 'there', title: text.columns.there, right: true, cell: (one) => <Side one={one} side="there" /> },
  { key: 'here', title: text.columns.here, right: true, cell: (one) => <Side one={one} side="here" /> },
  {
    key: 'happened',
    title: text.columns.happened,
    from: 'xl',
    cell: ({ happenedAt }) => <RelativeTime at={happenedAt} side="right" />,
  },
  {
    key: 'found',
    title: text.columns.found,
    from: '2xl',
    cell: ({ foundAt, lastFoundAt }) => (
      <span className="grid gap-0.5">
        <RelativeTime at={foundAt} side="right" />
        {lastFoundAt > foundAt && (
          <span className="text-xs text-muted">
            {text.lastFound} <RelativeTime at={lastFoundAt} side="right" />
          </span>
        )}
      </span>
    ),
  },
  { key: 'state', title: text.columns.state, cell: (one) => <State one={one} /> },
  {
    key: 'act',
    title: text.columns.action,
    cell: (one) =>
      one.state === 'open' && (
        <Button size="small" disabledReason={whyNot} onClick={() => settle(one)}>
          {text.settle}
        </Button>
      ),
  },
];

/** The payment and the order, if we have them, and the provider's page. */
function About({ one }: { one: PaymentDifference }) {
  const { intent, objectId, orderNumber, hasOrder, hasPayment, providerUrl } = one;
  return (
    <span className="grid justify-items-start gap-0.5 max-md:justify-items-end">
      {intent && hasPayment ? (
        <RowLink to={`/admin/payments/${intent}`} open={text.open} inText>
          <span className="font-mono text-xs break-all">{intent}</span>
        </RowLink>
      ) : (
        <span className="font-mono text-xs break-all">{intent ?? objectId}</span>
      )}
      {intent !== undefined && objectId !== intent && (
        <span className="font-mono text-xs break-all text-muted">{objectId}</span>
      )}
      {orderNumber &&
        (hasOrder ? (
          <TextLink to={orderAddress(orderNumber)}>{text.order(orderNumber)}</TextLink>
        ) : (
          <span className="text-xs text-muted">{orderNumber}</span>
        ))}
      {providerUrl && <OutsideLink href={providerUrl}>{text.provider}</OutsideLink>}
    </span>
  );
}

function State({ one }: { one: PaymentDifference }) {
  return (
    <span className="inline-grid max-w-56 justify-items-start gap-0.5 max-md:justify-items-end">
      <Badge tone={tones[one.state]}>{text.stateNames[one.state]}</Badge>
      {one.settledBy && (
        <span className="text-xs text-muted wrap-anywhere">
          {[text.settledBy(one.settledBy), one.note].filter(Boolean).join(': ')}
        </span>
      )}
      {one.state === 'gone' && one.goneAt && <RelativeTime at={one.goneAt} side="right" />}
    </span>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { PaymentDifference } from '../../../domain/calls/admin-reconciliation';
import type { DifferenceState } from '../../../domain/reconciliation';
import { Badge, type Tone } from '../../ui/badge';
import { Button } from '../../ui/button';
import { commonMessages } from '../messages/common';
import { differenceNames, statusNames, reconciliationMessages as text } from '../messages/reconciliation';
import { orderAddress } from '../orders/package-name';
import { useMay } from '../session';
import { useAddressState } from '../ui/address-state';
import { type Column, DataTable } from '../ui/data-table';
import { EmptyState } from '../ui/empty-state';
import { FilterSelect } from '../ui/filter-select';
import { Loaded } from '../ui/loaded';
import { NoRows } from '../ui/no-rows';
import { OutsideLink } from '../ui/outside-link';
import { Frame, Inset } from '../ui/page';
import { Pagination } from '../ui/pagination';
import { RelativeTime } from '../ui/relative-time';
import { RowLink } from '../ui/row-link';
import { SearchBox } from '../ui/search-box';
import { amountIn } from './amount';
import { differenceListState, differencesQuery } from './queries';
import { SettleDialog } from './settle-dialog';

const tones: Record<DifferenceState, Tone> = { open: 'danger', settled: 'success', gone: 'neutral' };
const kindNames = Object.fromEntries(
  Object.entries(differenceNames).map(([kind, { title }]) => [kind, title]),
) as Record<PaymentDifference['kind'], string>;

const columns = (settle: (one: PaymentDifference) => void, mayAct: boolean): Column<PaymentDifference>[] => [
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
    cell: ({ foundAt }) => <RelativeTime at={foundAt} side="right" />,
  },
  { key: 'state', title: text.columns.state, cell: (one) => <State one={one} /> },
  {
    key: 'act',
    title: text.columns.act,
    cell: (one) =>
      one.state === 'open' && (
        <Button
          size="small"
          className="max-lg:min-h-11"
          disabledReason={mayAct ? undefined : commonMessages.notAllowed}
          onClick={() => settle(one)}
        >
          {text.settle}
        </Button>
      ),
  },
];

/** What differs between the payment provider's books and ours; what is listed stands in the address. */
export function Differences() {
  const { state, change, address, filtered } = useAddressState(differenceListState);
  const query = useQuery(differencesQuery(state));
  const mayAct = useMay('move-money');
  const [settling, setSettling] = useState<PaymentDifference>();
  return (
    <section aria-label={text.differences} className="grid gap-3">
      <Inset className="grid gap-2">
        <h2 className="text-base font-semibold">{text.differences}</h2>
        <SearchBox
          label={text.search}
          placeholder={text.searchPlaceholder}
          search={state.search}
          onSearch={(search) => change({ search })}
        />
        <div className="flex flex-wrap gap-2">
          <FilterSelect
            label={text.state}
            value={state.state === 'all' ? undefined : state.state}
            options={text.stateFilter}
            all={text.allStates}
            onChange={(value) => change({ state: value ?? 'all' })}
          />
          <FilterSelect
            label={text.kind}
            value={state.kind}
            options={kindNames}
            all={text.allKinds}
            onChange={(kind) => change({ kind })}
          />
        </div>
      </Inset>
      <Loaded query={query} failed={text.listFailed}>
        {({ differences, total, page, pageSize }) => (
          <Frame stale={query.isPlaceholderData}>
            {differences.length > 0 ? (
              <>
                <DataTable
                  label={text.differences}
                  columns={columns(setSettling, mayAct)}
                  rows={differences}
                  rowKey={({ id }) => id}
                />
                <Pagination
                  page={page}
                  pageSize={pageSize}
                  total={total}
                  address={(to) => address({ page: to })}
                />
              </>
            ) : filtered || page > 1 ? (
              <NoRows title={text.emptyTitle} text={text.emptyText} filtered={filtered} page={page} to="?" />
            ) : (
              <EmptyState title={text.emptyTitle} text={text.emptyText}>
                <Button asChild size="small" className="max-lg:min-h-11">
                  <Link to={address({ state: 'all' })}>{text.showAll}</Link>
                </Button>
              </EmptyState>
            )}
          </Frame>
        )}
      </Loaded>
      {settling && <SettleDialog difference={settling} onClose={() => setSettling(undefined)} />}
    </section>
  );
}

/** The payment and the order, where we have them, and the provider's page. */
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
          <Link
            to={orderAddress(orderNumber)}
            className="inline-flex min-h-11 items-center text-xs text-accent-ink underline underline-offset-2 lg:min-h-6"
          >
            {text.order(orderNumber)}
          </Link>
        ) : (
          <span className="text-xs text-muted">{orderNumber}</span>
        ))}
      {providerUrl && <OutsideLink href={providerUrl}>{text.provider}</OutsideLink>}
    </span>
  );
}

/** What one side says: the amount, and its own word for how it stands. */
function Side({ one, side }: { one: PaymentDifference; side: 'there' | 'here' }) {
  const cents = side === 'there' ? one.thereCents : one.hereCents;
  const status = side === 'there' ? one.thereStatus : one.hereStatus;
  return (
    <span className="inline-grid justify-items-end">
      {cents === undefined ? (
        <span className="text-muted">{text.nothing}</span>
      ) : (
        <span className="font-medium">{amountIn(cents, side === 'there' ? one.currency : undefined)}</span>
      )}
      {status && <span className="text-xs text-muted">{statusNames[subjectOf(one)][status] ?? status}</span>}
    </span>
  );
}

/** What a difference is about. */
function subjectOf({ kind }: PaymentDifference): keyof typeof statusNames {
  if (kind.startsWith('refund')) return 'refund';
  return kind.startsWith('dispute') ? 'dispute' : 'payment';
}

function State({ one }: { one: PaymentDifference }) {
  return (
    <span className="inline-grid max-w-56 justify-items-start gap-0.5 max-md:justify-items-end">
      <Badge tone={tones[one.state]}>{text.stateNames[one.state]}</Badge>
      {one.settledBy && one.note && (
        <span className="text-xs text-muted wrap-anywhere">
          {text.settledBy(one.settledBy)}: {one.note}
        </span>
      )}
      {one.state === 'gone' && one.goneAt && <RelativeTime at={one.goneAt} side="right" />}
    </span>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { type AuditRow, mostActs } from '../../../domain/calls/admin-audit';
import { Badge } from '../../ui/badge';
import { count } from '../format';
import { auditMessages as text } from '../messages/audit';
import { actionName } from '../messages/audit-actions';
import { useAddressState } from '../ui/address-state';
import { type Column, DataTable } from '../ui/data-table';
import { Loaded } from '../ui/loaded';
import { NoRows } from '../ui/no-rows';
import { Frame, Page } from '../ui/page';
import { Pagination } from '../ui/pagination';
import { RelativeTime } from '../ui/relative-time';
import { RowLink } from '../ui/row-link';
import { AuditFilters } from './audit-filters';
import { auditQuery, auditState } from './queries';
import { actorName, subjectAddress, subjectName } from './words';

/** Who did what in the back office. What it shows stands in the address. */
export function AuditPage() {
  const { state, change, address, filtered } = useAddressState(auditState);
  const query = useQuery(auditQuery(state));
  const shown = query.data;
  return (
    <Page
      title={text.title}
      count={shown && text.count(shown.total, count(shown.total), shown.more)}
      lead={text.lead}
    >
      <AuditFilters
        state={state}
        change={change}
        actors={shown?.actors ?? []}
        actions={shown?.actions ?? []}
      />
      <Loaded query={query} failed={text.failed}>
        {({ acts, page, pageSize, total, more }) => (
          <Frame stale={query.isPlaceholderData}>
            {acts.length === 0 ? (
              <NoRows
                title={text.emptyTitle}
                text={text.emptyText}
                filtered={filtered}
                page={page}
                to="/admin/audit-log"
              />
            ) : (
              <>
                <DataTable label={text.table} columns={columns} rows={acts} rowKey={({ id }) => id} />
                <Pagination
                  page={page}
                  pageSize={pageSize}
                  total={total}
                  address={(to) => address({ page: to })}
                />
                {more && page * pageSize >= total && (
                  <p className="px-4 pb-3 text-sm text-muted">{text.deeper(count(mostActs))}</p>
                )}
              </>
            )}
          </Frame>
        )}
      </Loaded>
    </Page>
  );
}

const titles = text.columns;
const columns: Column<AuditRow>[] = [
  {
    key: 'action',
    title: titles.action,
    cell: ({ id, action }) => (
      <RowLink to={`/admin/audit-log/${id}`} open={text.open}>
        {actionName(action)}
      </RowLink>
    ),
  },
  { key: 'at', title: titles.at, cell: ({ at }) => <RelativeTime at={at} side="right" /> },
  {
    key: 'actor',
    title: titles.actor,
    truncate: 'max-w-48',
    cell: ({ actor }) => actorName(actor),
  },
  {
    key: 'subject',
    title: titles.subject,
    truncate: 'max-w-64',
    cell: ({ subject }) => <Subject subject={subject} />,
  },
  {
    key: 'ip',
    title: titles.ip,
    from: 'xl',
    cell: ({ ip }) => <span className="text-muted tabular-nums">{ip}</span>,
  },
  {
    key: 'result',
    title: titles.result,
    cell: ({ refused }) =>
      refused ? <Badge tone="danger">{text.refused}</Badge> : <Badge tone="success">{text.done}</Badge>,
  },
];

/** An order's number leads to the order, above the link that covers the row. */
function Subject({ subject }: { subject: string }) {
  const order = subjectAddress(subject);
  if (!order) return subjectName(subject);
  return (
    <Link to={order} className="relative z-10 text-accent-ink underline underline-offset-2 tabular-nums">
      {subject}
    </Link>
  );
}

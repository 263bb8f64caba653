import { Link } from 'react-router-dom';
import { type AuditRow, adminAuditLog } from '#domain/calls/admin-audit.ts';
import { countLimit } from '#domain/calls/list.ts';
import { count } from '../format';
import type { Column } from '../list/data-table';
import { ListPage } from '../list/list-page';
import { RowLink } from '../list/row-link';
import { useList } from '../list/use-list';
import { actionName } from '../messages/audit-actions';
import { Inset } from '../ui/page';
import { RelativeTime } from '../ui/relative-time';
import { OutcomeBadge } from './outcome-badge';
import { auditMessages as text } from './text';
import { actorName, subjectAddress, subjectName } from './words';

/** Who did what in the back office. */
export function AuditPage() {
  const list = useList(adminAuditLog);
  const { actors = [], actions = [], total = 0, page = 1, pageSize = 0 } = list.answer ?? {};
  return (
    <ListPage
      list={list}
      text={text}
      rows={({ acts }) => acts}
      rowKey={({ id }) => id}
      columns={columns}
      filters={[
        { kind: 'choice', name: 'actor', label: text.actor, options: named(actors, actorName) },
        {
          kind: 'choice',
          name: 'action',
          label: text.action,
          options: named(actions, actionName),
          all: text.allActions,
        },
        { kind: 'days' },
      ]}
    >
      {total > countLimit && page * pageSize >= countLimit && (
        <Inset>
          <p className="text-sm text-muted">{text.deeper(count(countLimit))}</p>
        </Inset>
      )}
    </ListPage>
  );
}

/** All actors or actions in the log, sorted by name. */
function named(values: readonly string[], name: (value: string) => string): Record<string, string> {
  return Object.fromEntries(
    values
      .map((value) => [value, name(value)] as const)
      .sort(([, one], [, other]) => one.localeCompare(other, 'es')),
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
    cell: (action) => <OutcomeBadge {...action} />,
  },
];

/** A subject with a page links to it, above the link that covers the row. */
function Subject({ subject }: { subject: string }) {
  const address = subjectAddress(subject);
  if (!address) return subjectName(subject);
  return (
    <Link to={address} className="relative z-10 text-accent-ink underline underline-offset-2 tabular-nums">
      {subjectName(subject)}
    </Link>
  );
}

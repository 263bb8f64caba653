import { useState } from 'react';
import { Link } from 'react-router-dom';
import { adminEmailLogs, type MailLine } from '#domain/calls/admin-logs.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { count } from '../format';
import type { Column } from '../list/data-table';
import type { Filter } from '../list/filters';
import { ListPage } from '../list/list-page';
import { useList } from '../list/use-list';
import { mailKindName, mailKindNames } from '../messages/mails';
import { RelativeTime } from '../ui/relative-time';
import { EmailDialog } from './email-dialog';
import { mailLogText as text } from './text';

/** E-mails sent and failed, with recipients and text; never a code (S1 §2.15). */
export function EmailLogsPage() {
  const [reading, setReading] = useState<MailLine>();
  return (
    <ListPage
      list={useList(adminEmailLogs)}
      text={text}
      rows={({ mails }) => mails}
      rowKey={({ id }) => id}
      columns={[...columns, readColumn(setReading)]}
      filters={filters}
    >
      {reading && <EmailDialog mail={reading} onClose={() => setReading(undefined)} />}
    </ListPage>
  );
}

const filters: Filter[] = [
  { kind: 'choice', name: 'kind', label: text.kind, options: mailKindNames },
  { kind: 'choice', name: 'state', label: text.state, options: text.states },
  { kind: 'days' },
];

const columns: Column<MailLine>[] = [
  {
    key: 'mail',
    title: text.columns.mail,
    cell: ({ kind, subject }) => (
      <>
        {mailKindName(kind)}
        <span className="block font-normal text-muted">{subject ?? text.noSubject}</span>
      </>
    ),
  },
  {
    key: 'recipient',
    title: text.columns.recipient,
    cell: ({ recipient }) => <span className="wrap-anywhere">{recipient}</span>,
  },
  {
    key: 'state',
    title: text.columns.state,
    cell: ({ state: mailState, error, kind }) => (
      <>
        <Badge tone={mailState === 'sent' ? 'success' : 'danger'}>{text.states[mailState]}</Badge>
        {error && (
          <span className="mt-1 block text-muted wrap-anywhere">
            {error} {text.retrying(kind)}
          </span>
        )}
      </>
    ),
  },
  { key: 'tries', title: text.columns.tries, right: true, cell: ({ tries }) => count(tries) },
  {
    key: 'order',
    title: text.columns.order,
    cell: ({ orderNumber, orderId }) =>
      orderNumber && (
        <Link
          to={`/admin/orders/${orderId ?? orderNumber}`}
          title={text.resend}
          className="text-accent-ink underline-offset-2 hover:underline"
        >
          {orderNumber}
        </Link>
      ),
  },
  { key: 'at', title: text.columns.at, cell: ({ at }) => <RelativeTime at={at} side="right" /> },
];

const readColumn = (read: (mail: MailLine) => void): Column<MailLine> => ({
  key: 'act',
  title: text.columns.action,
  right: true,
  cell: (mail) => (
    <Button
      size="small"
      aria-label={text.readOne(mail.subject ?? mailKindName(mail.kind), mail.recipient)}
      onClick={() => read(mail)}
    >
      {text.read}
    </Button>
  ),
});

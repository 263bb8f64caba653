import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { logsPerPage, mailLogKinds } from '../../../domain/calls/admin-logs';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { count } from '../format';
import { commonMessages } from '../messages/common';
import { mailKindNames, logMessages as text } from '../messages/logs';
import { useAddressState } from '../ui/address-state';
import { DataTable } from '../ui/data-table';
import { DayRange } from '../ui/day-range';
import { EmptyState } from '../ui/empty-state';
import { FilterSelect } from '../ui/filter-select';
import { Loaded } from '../ui/loaded';
import { Frame, Inset, Page } from '../ui/page';
import { Pagination } from '../ui/pagination';
import { RelativeTime } from '../ui/relative-time';
import { SearchBox } from '../ui/search-box';
import { type MailLine, mailLogQuery } from './queries';

const state = z.object({
  search: z.string().max(100).default(''),
  kind: z.enum(mailLogKinds).optional(),
  state: z.enum(['sent', 'failed']).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});

/** What was sent to whom and what could not be; never the text, never a code (S1 §2.15). */
export function EmailLogsPage() {
  const list = useAddressState(state);
  const query = useQuery(mailLogQuery(list.state));
  return (
    <Page
      title={text.mailTitle}
      lead={text.mailLead}
      count={query.data && text.mailCount(count(query.data.total))}
    >
      <Inset className="flex flex-wrap items-center gap-2">
        <SearchBox
          label={text.mailSearch}
          placeholder={text.mailSearchHint}
          search={list.state.search}
          onSearch={(search) => list.change({ search })}
        />
        <FilterSelect
          label={text.kind}
          value={list.state.kind}
          options={mailKindNames}
          onChange={(kind) => list.change({ kind })}
        />
        <FilterSelect
          label={text.state}
          value={list.state.state}
          options={text.states}
          onChange={(next) => list.change({ state: next })}
        />
        <DayRange from={list.state.from} to={list.state.to} onChange={list.change} />
      </Inset>
      <Loaded query={query} failed={text.mailFailed}>
        {({ mails, total, page }) => (
          <Frame stale={query.isPlaceholderData}>
            {mails.length === 0 ? (
              <EmptyState
                title={list.filtered ? commonMessages.noneTitle : text.mailEmpty}
                text={list.filtered ? commonMessages.noneText : text.mailEmptyText}
              >
                {list.filtered && (
                  <Button asChild>
                    <Link to="?">{commonMessages.clearFilters}</Link>
                  </Button>
                )}
              </EmptyState>
            ) : (
              <DataTable label={text.mailTitle} rows={mails} rowKey={({ id }) => id} columns={columns} />
            )}
            {total > logsPerPage && (
              <Pagination
                page={page}
                pageSize={logsPerPage}
                total={total}
                address={(next) => list.address({ page: next })}
              />
            )}
          </Frame>
        )}
      </Loaded>
    </Page>
  );
}

const nameOf = (kind: string) => mailKindNames[kind as keyof typeof mailKindNames] ?? kind;

const columns = [
  {
    key: 'mail',
    title: text.columns.mail,
    cell: ({ kind, subject }: MailLine) => (
      <>
        {nameOf(kind)}
        <span className="block font-normal text-muted">{subject ?? text.noSubject}</span>
      </>
    ),
  },
  {
    key: 'recipient',
    title: text.columns.recipient,
    cell: ({ recipient }: MailLine) => <span className="wrap-anywhere">{recipient}</span>,
  },
  {
    key: 'state',
    title: text.columns.state,
    cell: ({ state: mailState, error }: MailLine) => (
      <>
        <Badge tone={mailState === 'sent' ? 'success' : 'danger'}>{text.states[mailState]}</Badge>
        {error && (
          <span className="mt-1 block text-muted wrap-anywhere">
            {error} {text.retrying}
          </span>
        )}
      </>
    ),
  },
  { key: 'tries', title: text.columns.tries, right: true, cell: ({ tries }: MailLine) => count(tries) },
  {
    key: 'order',
    title: text.columns.order,
    cell: ({ orderNumber, orderId }: MailLine) =>
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
  { key: 'at', title: text.columns.at, cell: ({ at }: MailLine) => <RelativeTime at={at} side="right" /> },
];

import { adminRequests } from '#domain/calls/admin-requests.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ListPage } from '../list/list-page';
import { useList } from '../list/use-list';
import { RequestCard } from './request-card';
import { requestMessages as text } from './text';

/** Requests to the shop, newest first. */
export function RequestsPage() {
  const list = useList(adminRequests);
  const waiting = list.answer?.openCount ?? 0;
  return (
    <ListPage
      list={list}
      text={text}
      heading={
        <>
          {text.title} {waiting > 0 && <Badge tone="warning">{text.waiting(waiting)}</Badge>}
        </>
      }
      rows={({ requests }) => requests}
      rowKey={({ id }) => id}
      item={(request) => <RequestCard request={request} />}
      filters={[
        { kind: 'choice', name: 'kind', label: text.kind, options: text.kinds },
        { kind: 'flag', name: 'open', label: text.onlyOpen },
      ]}
    />
  );
}

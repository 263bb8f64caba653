import { useLocation, useParams } from 'react-router-dom';
import { adminRequestByReference } from '#domain/calls/admin-requests.ts';
import type { ListState } from '../list/list-rows';
import { orderMessages } from '../order/text';
import { DetailPage, useDetail } from '../ui/detail-page';
import { Inset } from '../ui/page';
import { RequestCard } from './request-card';
import { requestMessages as text } from './text';

const list = { to: '/admin/requests', label: text.title };
const queue = { to: '/admin/needs-attention', label: orderMessages.backToQueue };

/** One message or request, by the reference in its e-mails. */
export function RequestPage() {
  const { reference = '' } = useParams();
  const from = (useLocation().state as ListState | null)?.from;
  const back = from === queue.to ? queue : list;
  return (
    <DetailPage
      query={useDetail(adminRequestByReference, { reference })}
      back={back}
      title={({ request }) => `${text.kinds[request.kind]} ${request.reference}`}
      fallback={reference}
      failed={text.oneFailed}
      notFound={{ title: text.notFound, text: text.notFoundText }}
    >
      {({ request }) => (
        <Inset>
          <RequestCard request={request} alone />
        </Inset>
      )}
    </DetailPage>
  );
}

import { useParams } from 'react-router-dom';
import { adminRequestByReference } from '#domain/calls/admin-requests.ts';
import { DetailPage, useDetail } from '../ui/detail-page';
import { Inset } from '../ui/page';
import { RequestCard } from './request-card';
import { requestMessages as text } from './text';

/** One message or request, by the reference in its e-mails. */
export function RequestPage() {
  const { reference = '' } = useParams();
  return (
    <DetailPage
      query={useDetail(adminRequestByReference, { reference })}
      back={{ to: '/admin/requests', label: text.title }}
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

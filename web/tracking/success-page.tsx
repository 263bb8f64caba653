import { useMemo, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { browserCart } from '../cart/cart-storage';
import { BrowserForgotten } from '../order/forget-browser';
import { Page } from '../shell/page';
import { MissingOrder } from './missing-order';
import { PaymentView } from './payment-view';
import { SuccessOrder } from './success-order';
import { successReference } from './success-reference';

/** After a payment (S0 §2): the order as it really is, live (D12). */
export function SuccessPage() {
  const [search] = useSearchParams();
  const { orderId } = useParams();
  const reference = useMemo(() => {
    const storage = browserCart();
    return successReference(search, orderId, {
      lastOrder: storage.lastOrder(),
      lastPayment: storage.lastPayment(),
    });
  }, [search, orderId]);
  const [forgotten, setForgotten] = useState(false);
  return (
    <Page>
      <div className="mx-auto grid max-w-5xl gap-6 px-4 py-6 sm:px-6 sm:py-10">
        {forgotten && <BrowserForgotten />}
        {reference.kind === 'order' && (
          <SuccessOrder
            key={`${reference.id} ${forgotten}`}
            id={reference.id}
            already={search.get('status') === 'already-paid'}
            onForgotten={() => setForgotten(true)}
          />
        )}
        {reference.kind === 'payment' && <PaymentView key={reference.id} paymentIntentId={reference.id} />}
        {reference.kind === 'none' && <MissingOrder />}
      </div>
    </Page>
  );
}

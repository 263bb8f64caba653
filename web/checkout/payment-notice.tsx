import { useMessages } from '../i18n/messages';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import type { usePayment } from './use-payment';

/** The outcome of an attempt to pay. While a step outside the page is open, offers to pay in another way. */
export function PaymentNotice({
  payment: { notice, giveUpWaiting },
}: {
  payment: Pick<ReturnType<typeof usePayment>, 'notice' | 'giveUpWaiting'>;
}) {
  const { checkout } = useMessages();
  if (!notice) return null;
  return (
    <Alert
      tone={notice.waits ? 'warning' : 'danger'}
      title={notice.title}
      actions={notice.waits && <Button onClick={giveUpWaiting}>{checkout.open.otherWay}</Button>}
    >
      {notice.text}
    </Alert>
  );
}

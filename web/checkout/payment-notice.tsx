import { useMessages } from '../i18n/messages';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import type { usePayment } from './use-payment';

/** What came of a try to pay, above the pay button. While a step outside the page is open, the way to another one. */
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

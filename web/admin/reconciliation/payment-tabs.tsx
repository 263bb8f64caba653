import { useQuery } from '@tanstack/react-query';
import { reconciliationMessages as text } from '../messages/reconciliation';
import { Tabs } from '../ui/tabs';
import { reconciliationQuery } from './queries';

/** The parts of the payments' screen, with how many differences wait. */
export function PaymentTabs({ current }: { current: 'payments' | 'reconciliation' }) {
  const { data } = useQuery(reconciliationQuery);
  return (
    <Tabs
      label={text.tabs}
      current={current}
      tabs={[
        { key: 'payments', name: text.payments, address: '/admin/payments' },
        {
          key: 'reconciliation',
          name: text.title,
          address: '/admin/payments/reconciliation',
          waiting: data?.open,
        },
      ]}
    />
  );
}

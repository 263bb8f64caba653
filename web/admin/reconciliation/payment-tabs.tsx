import { adminReconciliation } from '#domain/calls/admin-reconciliation.ts';
import { useDetail } from '../ui/detail-page';
import { Tabs } from '../ui/tabs';
import { reconciliationMessages as text } from './text';

/** The parts of the payments' screen, with the number of open differences. */
export function PaymentTabs({ current }: { current: 'payments' | 'reconciliation' }) {
  const { data } = useDetail(adminReconciliation);
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

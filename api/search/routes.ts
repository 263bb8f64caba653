import { adminSearch } from '#domain/calls/admin-search.ts';
import { paymentState } from '#domain/payments.ts';
import { may } from '#domain/permissions.ts';
import type { Deps } from '../deps';
import type { Routes } from '../handle';
import { searchCustomers, searchOrders, searchPayments } from './sql';

/** One search over orders, customers and payments (the palette of the back office). */
export function adminSearchRoutes(routes: Routes, { db }: Deps): void {
  routes.answer(adminSearch, {}, async ({ query: { q }, admin }) => {
    const withMoney = may(admin.role, 'read-money');
    const [orders, customers, payments] = await Promise.all([
      searchOrders(db, q),
      may(admin.role, 'read-customers') ? searchCustomers(db, q) : [],
      withMoney ? searchPayments(db, q) : undefined,
    ]);
    return {
      orders,
      customers,
      payments: payments?.map((payment) => ({
        ...payment,
        email: payment.email ?? '',
        state: paymentState(payment),
      })),
    };
  });
}

import { searchCustomers, searchOrders, searchPayments } from '../../db/admin-search';
import { adminSearch } from '../../domain/calls/admin-search';
import { paymentState } from '../../domain/payments';
import { may } from '../../domain/permissions';
import type { Deps } from '../deps';
import type { Routes } from '../handle';

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
      orders: orders.map(({ createdAt, ...order }) => ({ ...order, createdAt: createdAt.toISOString() })),
      customers,
      payments: payments?.map(({ paymentStatus, closedAs, email, ...payment }) => ({
        ...payment,
        email: email ?? '',
        state: paymentState({ paymentStatus, closedAs }),
      })),
    };
  });
}

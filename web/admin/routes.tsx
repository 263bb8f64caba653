import { Link, Navigate, Outlet, type RouteObject } from 'react-router-dom';
import { Button } from '../ui/button';
import { ToastProvider } from '../ui/toast';
import { ExperimentPage } from './experiment/experiment-page';
import { AdminLayout } from './layout/admin-layout';
import { LoginPage } from './login/login-page';
import { messages } from './messages';
import { OrderPage } from './order/order-page';
import { OrdersPage } from './orders/orders-page';
import { RequestsPage } from './requests/requests-page';
import { EmptyState } from './ui/empty-state';

const text = messages.shell;

/** The screens of the back office, below /admin (S1 §2.1). */
export const adminRoutes: RouteObject[] = [
  {
    element: <AdminRoot />,
    children: [
      { index: true, element: <Navigate to="/admin/login" replace /> },
      { path: 'login', element: <LoginPage /> },
      {
        element: <AdminLayout />,
        children: [
          { path: 'orders', element: <OrdersPage /> },
          { path: 'orders/:id', element: <OrderPage /> },
          { path: 'requests', element: <RequestsPage /> },
          { path: 'upsell-experiment', element: <ExperimentPage /> },
          { path: '*', element: <NotFound /> },
        ],
      },
    ],
  },
];

function AdminRoot() {
  return (
    <ToastProvider regionLabel={text.toasts} closeLabel={text.close}>
      <Outlet />
    </ToastProvider>
  );
}

function NotFound() {
  return (
    <EmptyState title={text.notFound} text={text.notFoundText} heading>
      <Button asChild>
        <Link to="/admin/orders">{text.toOrders}</Link>
      </Button>
    </EmptyState>
  );
}

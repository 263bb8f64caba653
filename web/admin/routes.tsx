import type { QueryClient } from '@tanstack/react-query';
import { Link, Outlet, type RouteObject, useLocation } from 'react-router-dom';
import { Button } from '../ui/button';
import { PageScroll } from '../ui/page-scroll';
import { ToastProvider } from '../ui/toast';
import { usePageFocus } from '../ui/use-page-focus';
import { AdminLayout } from './layout/admin-layout';
import { LoginPage } from './login/login-page';
import { messages } from './messages';
import { adminKeys, retry } from './queries';
import { screens } from './screens';
import { EmptyState } from './ui/empty-state';
import { StepUpDialog } from './ui/step-up-dialog';

const text = messages.shell;

/** The screens of the back office, below /admin (S1 §2.1). Their queries share one retry policy. */
export function adminRoutes(queryClient: QueryClient): RouteObject[] {
  queryClient.setQueryDefaults(adminKeys.all, { retry });
  return [
    {
      element: <AdminRoot />,
      children: [
        { path: 'login', element: <LoginPage /> },
        {
          // Without the back office around it: as the shop will show it.
          path: 'content-preview/:key/:language',
          lazy: async () => ({ Component: (await import('./content/preview-page')).PreviewPage }),
        },
        {
          element: <AdminLayout />,
          children: [
            ...screens.flatMap(({ path, page, details = {} }) =>
              Object.entries({ [path]: page, ...details }).map(([address, load]) => ({
                path: address,
                lazy: async () => ({ Component: await load() }),
              })),
            ),
            { path: '*', element: <NotFound /> },
          ],
        },
      ],
    },
  ];
}

function AdminRoot() {
  usePageFocus(useLocation().pathname);
  return (
    <ToastProvider regionLabel={text.toasts} closeLabel={text.close}>
      <Outlet />
      <StepUpDialog />
      <PageScroll />
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

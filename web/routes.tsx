import type { QueryClient } from '@tanstack/react-query';
import { Outlet, type PatchRoutesOnNavigationFunction, type RouteObject, redirect } from 'react-router-dom';
import type { Language } from '../domain/money';
import { servicesQuery } from './api-client/services';
import { shopConfigQuery } from './api-client/shop-config';
import { loadMessages } from './i18n/catalogue';
import { LanguageRoute } from './shell/language-route';
import { PageFailure } from './shell/page-failure';
import { PageLoading } from './shell/page-loading';

const adminRouteId = 'admin';

/** Adds the back office's pages when one is opened first, so that shoppers never fetch its code. */
export function addAdminRoutes(): PatchRoutesOnNavigationFunction {
  let added = false;
  return async ({ path, patch }) => {
    if (added || !/^\/admin(\/|$)/.test(path)) return;
    const { adminRoutes } = await import('./admin/routes');
    added = true;
    patch(adminRouteId, adminRoutes);
  };
}

/** All addresses. A page's code is fetched when its address is opened. */
export function routes(queryClient: QueryClient): RouteObject[] {
  const storefront = {
    lazy: async () => {
      // Asked for together with the page's code, not after it.
      void queryClient.prefetchQuery(shopConfigQuery);
      void queryClient.prefetchQuery(servicesQuery('europe'));
      return { Component: (await import('./storefront/home-page')).HomePage };
    },
  };
  const checkout = {
    lazy: async () => ({ Component: (await import('./checkout/checkout-page')).CheckoutPage }),
  };
  const success = {
    lazy: async () => ({ Component: (await import('./tracking/success-page')).SuccessPage }),
  };
  const tracking = {
    lazy: async () => ({ Component: (await import('./tracking/tracking-page')).TrackingPage }),
  };
  const legal = (page: 'PrivacyPage' | 'TermsPage' | 'RefundsPage') => ({
    lazy: async () => ({ Component: (await import('./pages/legal-page'))[page] }),
  });

  /** The pages of a language, below its prefix and, for Spanish, without one (decision 2). */
  const pages: RouteObject[] = [
    { path: 'ig', ...storefront },
    { path: 'checkout', ...checkout },
    { path: 'payment', ...checkout },
    ...['order-success', 'order-success/:orderId', 'payment-success/:orderId'].map((path) => ({
      path,
      ...success,
    })),
    ...['track', 'track-order', 'seguimiento', 'seguimiento-pedido'].map((path) => ({ path, ...tracking })),
    { path: 'cancel', lazy: async () => ({ Component: (await import('./pages/cancel-page')).CancelPage }) },
    {
      path: 'payment-failed',
      lazy: async () => ({ Component: (await import('./pages/payment-failed-page')).PaymentFailedPage }),
    },
    { path: 'privacy-policy', ...legal('PrivacyPage') },
    { path: 'politica-de-privacidad', ...legal('PrivacyPage') },
    { path: 'terms-and-conditions', ...legal('TermsPage') },
    { path: 'refund-policy', ...legal('RefundsPage') },
    {
      path: '*',
      lazy: async () => ({ Component: (await import('./pages/not-found-page')).NotFoundPage }),
    },
  ];
  const inLanguage = (language: Language, path: string): RouteObject => ({
    path,
    loader: () => loadMessages(language),
    shouldRevalidate: () => false,
    element: <LanguageRoute language={language} />,
    hydrateFallbackElement: <PageLoading />,
    errorElement: <PageFailure />,
    children: [{ index: true, loader: () => redirect('/es/ig') }, ...pages],
  });

  return [
    {
      id: adminRouteId,
      path: '/admin',
      element: <Outlet />,
      hydrateFallbackElement: <PageLoading />,
      errorElement: <PageFailure />,
    },
    inLanguage('es', '/es'),
    inLanguage('es', '/'),
  ];
}

import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import {
  type LoaderFunction,
  Outlet,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
  redirect,
  redirectDocument,
} from 'react-router-dom';
import type { ServiceType } from '../domain/catalogue';
import type { ContentKey } from '../domain/content/sections';
import type { Language } from '../domain/money';
import { addressOf, isDemo, type PageName, pageNames, pagePaths, prefixOf } from '../domain/pages';
import { contentQuery } from './api-client/content';
import { catalogueQuery } from './api-client/services';
import { shopConfigQuery } from './api-client/shop-config';
import { loadMessages } from './i18n/catalogue';
import { backRuleLoader } from './shell/back-navigation';
import { complianceAt } from './shell/compliance';
import { LanguageRoute } from './shell/language-route';
import { PageFailure } from './shell/page-failure';
import { PageLoading } from './shell/page-loading';
import { site } from './shell/site';

const adminRouteId = 'admin';

/** Adds the back office's routes when one is opened first, so that shoppers never fetch its code. */
export function addAdminRoutes(queryClient: QueryClient): PatchRoutesOnNavigationFunction {
  let added = false;
  return async ({ path, patch }) => {
    if (added || !/^\/admin(\/|$)/.test(path)) return;
    const { adminRoutes } = await import('./admin/routes');
    added = true;
    patch(adminRouteId, exact(adminRoutes(queryClient)));
  };
}

/** Routes that tell capitals apart, as the server does: one address is the same page, or none, for both. */
function exact(routes: RouteObject[]): RouteObject[] {
  for (const route of routes) {
    route.caseSensitive = true;
    exact(route.children ?? []);
  }
  return routes;
}

/** Fetches the code of a page; `loader` if the page may redirect. */
type PageCode = (language: Language) => Promise<{ Component: ComponentType; loader?: LoaderFunction }>;

/** Whether the app has taken over the page that the server rendered. Until then no answer of a call arrives (main.tsx). */
export interface Takeover {
  isOver: boolean;
}

/**
 * The routes that a document opened at `pathname` can reach: those of its language. Another language is another
 * document, so that a browser doesn't parse the pages of the others. A page's code is fetched when its URL is opened.
 */
export function routes(queryClient: QueryClient, pathname: string, takeover?: Takeover): RouteObject[] {
  /** Requested together with the page's code, not after it. A server sees from the page itself what it needs. */
  const ahead = (language: Language) => {
    if (typeof document === 'undefined') return;
    void queryClient.prefetchQuery(shopConfigQuery(language));
    void queryClient.prefetchQuery(catalogueQuery);
  };
  const legal = (page: 'PrivacyPage' | 'TermsPage' | 'RefundsPage') => async () => ({
    Component: (await import('./pages/legal-page'))[page],
  });
  /**
   * A page with these texts, so that nothing shifts when they arrive. Texts already in the document are used as they
   * are; a text that can't be fetched doesn't hold the page back, and one that the rendered page lacks comes after it.
   */
  const withTexts =
    (load: () => Promise<ComponentType>, ...keys: ContentKey[]): PageCode =>
    async (language) => {
      ahead(language);
      const texts =
        typeof document !== 'undefined' &&
        Promise.allSettled(keys.map((key) => queryClient.ensureQueryData(contentQuery(key, language))));
      const Component = await load();
      const isTakenOver = takeover?.isOver ?? true;
      if (isTakenOver) await texts;
      return { Component };
    };
  const line = (page: 'HomePage' | 'LikesPage' | 'ViewsPage', key: `entry-${ServiceType}`) =>
    withTexts(async () => (await import('./storefront/home-page'))[page], key, 'reviews', 'faq');
  const campaign = (load: () => Promise<ComponentType>) => withTexts(load, 'claims', 'entry-followers');
  /** The code of each page of the shop; their paths are in domain/pages.ts. */
  const code: Record<PageName, PageCode> = {
    home: line('HomePage', 'entry-followers'),
    likes: line('LikesPage', 'entry-likes'),
    views: line('ViewsPage', 'entry-views'),
    chooser: campaign(async () => (await import('./pages/chooser-page')).ChooserPage),
    landing: campaign(async () => (await import('./campaigns/landing-page')).LandingPage),
    igTools: campaign(async () => (await import('./campaigns/ig-tools-page')).IgToolsPage),
    adsLanding: campaign(async () => (await import('./campaigns/ads-landing-page')).AdsLandingPage),
    marketing: campaign(async () => (await import('./campaigns/marketing-page')).MarketingPage),
    specialOffer: campaign(async () => (await import('./campaigns/special-offer-page')).SpecialOfferPage),
    testCompliance: async () => ({
      Component: (await import('./campaigns/test-compliance-page')).TestCompliancePage,
    }),
    checkout: async () => ({ Component: (await import('./checkout/checkout-page')).CheckoutPage }),
    cardPayment: async () => ({
      Component: (await import('./checkout/card-payment-page')).CardPaymentPage,
    }),
    cardForm: async () => ({ Component: (await import('./checkout/card-form-page')).CardFormPage }),
    success: async () => ({
      Component: (await import('./tracking/success-page')).SuccessPage,
      loader: backRuleLoader,
    }),
    track: async () => ({ Component: (await import('./tracking/tracking-page')).TrackingPage }),
    account: async () => ({ Component: (await import('./account/account-page')).AccountPage }),
    cancel: async () => ({ Component: (await import('./pages/cancel-page')).CancelPage }),
    paymentFailed: async () => ({
      Component: (await import('./checkout/payment-failed-page')).PaymentFailedPage,
    }),
    privacy: legal('PrivacyPage'),
    terms: legal('TermsPage'),
    refunds: legal('RefundsPage'),
    faq: withTexts(async () => (await import('./pages/faq-page')).FaqPage, 'faq'),
    cases: withTexts(async () => (await import('./pages/case-studies-page')).CaseStudiesPage, 'case-studies'),
    demo: async () => ({ Component: (await import('./pages/demo-confirmation-page')).DemoConfirmationPage }),
    contact: withTexts(async () => (await import('./support/contact-page')).ContactPage, 'claims'),
    unsubscribe: async () => ({ Component: (await import('./support/leave-page')).LeavePage }),
    review: async () => ({ Component: (await import('./support/review-page')).ReviewPage }),
    thread: async () => ({ Component: (await import('./support/thread-page')).ThreadPage }),
    withdrawal: async () => ({ Component: (await import('./withdrawal/withdrawal-page')).WithdrawalPage }),
  };

  /** The pages of a language, below its prefix and, for Spanish, without one (D2). */
  const inLanguage = (language: Language, path: string): RouteObject => ({
    path,
    loader: ({ request }) => loadMessages(language, complianceAt(new URL(request.url).pathname).on),
    // The wording may change with the URL (domain/compliance.ts); nothing else does.
    shouldRevalidate: ({ currentUrl, nextUrl }) =>
      complianceAt(currentUrl.pathname).on !== complianceAt(nextUrl.pathname).on,
    element: <LanguageRoute language={language} />,
    hydrateFallbackElement: <PageLoading />,
    errorElement: <PageFailure />,
    children: [
      // The server redirects or shows the same (api/pages/redirects.ts); this is for links within the page.
      site().promotional
        ? { index: true, lazy: () => code.landing(language) }
        : { index: true, loader: () => redirect(addressOf('home', language)) },
      ...pageNames
        .filter((page) => !(site().withoutDemo && isDemo(page)))
        .flatMap((page) =>
          pagePaths[page][language].map((name) => ({ path: name, lazy: () => code[page](language) })),
        ),
      {
        path: '*',
        lazy: async () => ({ Component: (await import('./pages/not-found-page')).NotFoundPage }),
      },
    ],
  });

  const { prefix, language } = prefixOf(pathname);
  return exact([
    {
      id: adminRouteId,
      path: '/admin',
      element: <Outlet />,
      hydrateFallbackElement: <PageLoading />,
      errorElement: <PageFailure />,
      // A separate route, because a matched URL doesn't patch routes any more.
      children: [{ index: true, loader: () => redirect('/admin/dashboard') }],
    },
    inLanguage(language, `/${language}`),
    prefix === ''
      ? inLanguage(language, '/')
      : { path: '*', loader: ({ request }) => redirectDocument(request.url) },
  ]);
}

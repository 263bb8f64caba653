import { servicesOnSale } from '#db/catalogue.ts';
import { readSettings, vatRateFor } from '#db/settings.ts';
import { services, servicesByRegion, stripeConfig } from '#domain/calls/shop.ts';
import { sellerLine } from '#domain/seller.ts';
import { variantFor } from '../checkout/visitor';
import type { Deps } from '../deps';
import type { Routes } from '../handle';

/** What the storefront needs before anyone buys. */
export function catalogueRoutes(routes: Routes, { db, env }: Deps): void {
  routes.answer(stripeConfig, {}, async ({ visitor, query, response }) => {
    const settings = await readSettings(db);
    response.set('Cache-Control', 'no-store');
    return {
      publicKey: env.STRIPE_PUBLISHABLE_KEY,
      scriptUrl: env.STRIPE_JS_URL,
      testMode: env.STRIPE_PUBLISHABLE_KEY.startsWith('pk_test_'),
      upsellVariant: variantFor(query.language, visitor, settings),
      vatRatePercent: vatRateFor(settings, query.language),
      shopName: settings.shopName,
      logoText: settings.appearance.logoText ?? undefined,
      supportEmail: settings.supportEmail,
      seller: sellerLine(settings.seller),
      guaranteeSeconds: settings.purchase.guaranteeSeconds,
    };
  });

  // Express adds the ETag and answers 304 on its own; `no-cache` makes browsers revalidate each time.
  routes.answer(services, {}, async ({ response }) => {
    response.set('Cache-Control', 'no-cache');
    return { services: await servicesOnSale(db) };
  });

  routes.answer(servicesByRegion, {}, async ({ params, response }) => {
    response.set('Cache-Control', 'no-cache');
    return { services: await servicesOnSale(db, params.region) };
  });
}

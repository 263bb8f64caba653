import { servicesOnSale } from '#db/catalogue.ts';
import { inTransaction } from '#db/pool.ts';
import { lockSettings, readSettings, writeSettings } from '#db/settings.ts';
import { adminSetUpsellShare, adminUpsellExperiment } from '#domain/calls/admin-experiment.ts';
import { dayOf, lastDays, startOf } from '#domain/days.ts';
import { ShopError } from '#domain/errors.ts';
import { beatenOffers } from '#domain/upsells.ts';
import type { Deps } from '../deps';
import type { Routes } from '../handle';
import { offerResults } from './sql';

/** Which of the two offers sells more, and the share of carts that see each (D7). */
export function adminExperimentRoutes(routes: Routes, { db, clock }: Deps): void {
  routes.answer(adminUpsellExperiment, {}, async ({ query }) => {
    const since = query.days && startOf(lastDays(query.days, dayOf(clock())).from);
    const [settings, variants, onSale] = await Promise.all([
      readSettings(db),
      offerResults(db, since || undefined),
      servicesOnSale(db),
    ]);
    const beaten = beatenOffers(onSale).map(
      ({ card: { id: serviceId, region, quantity, bonus }, offer, by }) => {
        const { variant, additionalFollowers, newPriceCents } = offer;
        return { serviceId, region, quantity, bonus, variant, additionalFollowers, newPriceCents, by };
      },
    );
    return { upsellVariantBPercent: settings.upsellVariantBPercent, variants, beaten };
  });

  routes.answer(adminSetUpsellShare, {}, async ({ body: { seen, ...body }, audited }) => {
    const { upsellVariantBPercent } = await readSettings(db);
    return audited(
      { action: 'set-upsell-share', subject: 'settings', before: { upsellVariantBPercent } },
      async () => {
        // The settings' page has the share too, and must not overwrite it unseen.
        await inTransaction(db, async (transaction) => {
          await lockSettings(transaction);
          if ((await readSettings(transaction)).upsellVariantBPercent !== seen)
            throw new ShopError('settings_changed');
          await writeSettings(transaction, body);
        });
        return body;
      },
    );
  });
}

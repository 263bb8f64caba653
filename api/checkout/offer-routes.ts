import { currentOffer } from '#domain/calls/offer.ts';
import type { Deps } from '../deps';
import type { Routes } from '../handle';
import { cacheVersion } from '../pages/cache-version';
import { createOfferReader } from './offer';

/** The advertised discount, for pages that are already open; new pages include it. */
export function offerRoutes(routes: Routes, { db, clock, changes }: Deps): void {
  const read = createOfferReader(db, () => clock().getTime(), cacheVersion(changes));
  routes.answer(currentOffer, {}, async ({ query, response }) => {
    response.set('Cache-Control', 'no-store');
    return read.current(query.language);
  });
}

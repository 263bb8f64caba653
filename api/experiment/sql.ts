import type { Db } from '#db/pool.ts';
import type { OfferResult } from '#domain/calls/admin-experiment.ts';
import type { UpsellVariant } from '#domain/upsells.ts';

/** The offer that a purchase got when it began. */
export interface GivenOffer {
  variant: UpsellVariant;
  startedAt: Date;
}

/** Which offer a cart's purchase got, and when the purchase began; undefined if there is no purchase. */
export async function givenOffer(db: Db, cartId: string): Promise<GivenOffer | undefined> {
  const { rows } = await db.query<GivenOffer>(
    'SELECT variant, created_at AS started_at FROM purchases WHERE cart_id = $1',
    [cartId],
  );
  return rows[0];
}

/** What a payment brought: neither what was refunded nor what a bank took in a dispute, as on the dashboard. */
const revenue = 'coalesce(o.amount_cents - o.refunded_cents - coalesce(lost.cents, 0), 0)';

/**
 * The results by variant, of payments begun since then (index purchases_begun); of all without a time, which reads every
 * payment and every order. An add-on is accepted by the order, or by the last price of a cart without one.
 *
 * A payment counts if its variant mattered: only followers have offers. Whether there was one doesn't decide, because the
 * variants have offers on different packages, and the orders of those would be compared instead of the offers.
 */
export async function offerResults(db: Db, since: Date | undefined): Promise<OfferResult[]> {
  const { rows } = await db.query<OfferResult>(
    `SELECT p.variant, p.language <> 'it' AS drawn, count(*)::integer AS carts,
       count(*) FILTER (WHERE p.upsell_offered)::integer AS offers,
       count(*) FILTER (WHERE p.upsell_offered AND coalesce(o.upsell_quantity, p.upsell_quantity) > 0)::integer
         AS acceptances,
       count(o.id)::integer AS payments,
       coalesce(sum(${revenue}) FILTER (WHERE o.upsell_quantity > 0), 0)::float8 AS revenue_with_cents,
       coalesce(sum(${revenue}) FILTER (WHERE o.upsell_quantity = 0), 0)::float8 AS revenue_without_cents,
       coalesce(round(stddev(${revenue})), 0)::float8 AS spread_cents,
       coalesce(sum(o.upsell_price_cents), 0)::float8 AS add_on_cents
     FROM purchases p JOIN services s ON s.id = p.service_id AND s.type = 'followers'
       LEFT JOIN orders o ON o.cart_id = p.cart_id
       LEFT JOIN (SELECT payment_intent_id, sum(amount_cents) AS cents FROM disputes
         WHERE status = 'lost' GROUP BY 1) lost ON lost.payment_intent_id = o.payment_intent_id
     WHERE p.payment_intent_id IS NOT NULL AND p.created_at >= $1
     GROUP BY 1, 2 ORDER BY drawn DESC, variant`,
    [since ?? new Date(0)],
  );
  return rows;
}

import type { UpsellVariant } from '../domain/upsells';
import type { Db } from './pool';

/** The offer that a purchase was given when it began. */
export interface GivenOffer {
  variant: UpsellVariant;
  startedAt: Date;
}

/** Which offer a cart's purchase was given, and when it began; undefined where there is none. */
export async function givenOffer(db: Db, cartId: string): Promise<GivenOffer | undefined> {
  const { rows } = await db.query<GivenOffer>(
    'SELECT variant, created_at AS "startedAt" FROM purchases WHERE cart_id = $1',
    [cartId],
  );
  return rows[0];
}

import {
  adminSetUpsellShare,
  adminUpsellExperiment,
  type OfferResult,
} from '#domain/calls/admin-experiment.ts';
import { stripeConfig } from '#domain/calls/shop.ts';
import { administrator } from '../testing/administrator';
import { type Browser, browser } from '../testing/browser';
import { fileDatabase } from '../testing/database';
import { buy, startPurchase } from '../testing/purchases';
import { anOrder, forgetOrders, insertRow, ownNames } from '../testing/rows';

const db = fileDatabase();

const share = (upsellVariantBPercent: number, seen = 0) => ({ body: { upsellVariantBPercent, seen } });

/** Sets the share, whatever it is now. */
async function setShare(admin: Browser, percent: number) {
  const { upsellVariantBPercent } = await admin.call(adminUpsellExperiment, {});
  return admin.call(adminSetUpsellShare, share(percent, upsellVariantBPercent));
}

const noFigures = {
  carts: 0,
  offers: 0,
  acceptances: 0,
  payments: 0,
  revenueWithCents: 0,
  revenueWithoutCents: 0,
  addOnCents: 0,
};

/** Only their carts are compared. */
const followers = { service_id: 204 };

/** A package that nothing on sale beats once it is enlarged. */
const offered = { serviceId: 106, amount: '19.99' };

/** The increase of a variant's figures. */
function added(before: OfferResult[], after: OfferResult[], variant: 'A' | 'B', drawn = true) {
  const of = (results: OfferResult[]) =>
    results.find((result) => result.variant === variant && result.drawn === drawn) ?? noFigures;
  const [then, now] = [of(before), of(after)];
  return Object.fromEntries(
    (Object.keys(noFigures) as (keyof typeof noFigures)[]).map((name) => [name, now[name] - then[name]]),
  );
}

it('offers, acceptances, payments and revenue are counted by variant, with and without the add-on', async () => {
  const admin = await administrator();
  await setShare(admin, 0);
  const { variants: before } = await admin.call(adminUpsellExperiment, {});
  await buy(offered);
  await buy({ ...offered, upsell_applied: true, amount: '25.99' });
  await startPurchase(offered);
  // Accepted from the start, and not paid.
  await startPurchase({ ...offered, upsell_applied: true, amount: '25.99' });
  const { variants: after } = await admin.call(adminUpsellExperiment, {});
  expect(added(before, after, 'A')).toEqual({
    carts: 4,
    offers: 4,
    acceptances: 2,
    payments: 2,
    revenueWithCents: 2599,
    revenueWithoutCents: 1999,
    addOnCents: 600,
  });
  const { variants: recent } = await admin.call(adminUpsellExperiment, { query: { days: 1 } });
  expect(recent.find(({ variant, drawn }) => variant === 'A' && drawn)?.offers).toBeGreaterThanOrEqual(4);
});

it('a variant is measured by all carts of followers, whether their package has its offer or not', async () => {
  const admin = await administrator();
  const { variants: before } = await admin.call(adminUpsellExperiment, {});
  const orders = [ownNames(), ownNames(), ownNames()];
  const order = { upsell_quantity: 0, amount_cents: 24_999, refunded_cents: 0, upsell_price_cents: 0 };
  const large = { service_id: 210 };
  try {
    const purchases = [
      { ...large, variant: 'A', upsell_offered: true },
      { ...large, variant: 'B', upsell_offered: false },
      // No likes have an offer, in either variant.
      { service_id: 12, variant: 'B', upsell_offered: false },
    ];
    for (const [index, own] of orders.entries())
      await anOrder(db, own, { purchase: purchases[index], order });
    const { variants: after } = await admin.call(adminUpsellExperiment, {});
    const both = { carts: 1, payments: 1, acceptances: 0, revenueWithoutCents: 24_999 };
    expect(added(before, after, 'A')).toMatchObject({ ...both, offers: 1 });
    expect(added(before, after, 'B')).toMatchObject({ ...both, offers: 0 });
  } finally {
    await forgetOrders(db, orders);
  }
});

it('revenue may be more cents than a four-byte number holds', async () => {
  const admin = await administrator();
  const { variants: before } = await admin.call(adminUpsellExperiment, {});
  const orders = Array.from({ length: 4 }, ownNames);
  const amount = {
    upsell_quantity: 0,
    upsell_price_cents: 2_000_000_000,
    amount_cents: 2_000_000_000,
    refunded_cents: 0,
  };
  const withAddOn = { ...amount, upsell_quantity: 250 };
  try {
    for (const [index, own] of orders.entries())
      await anOrder(db, own, { purchase: followers, order: index < 2 ? amount : withAddOn });
    const { variants: after } = await admin.call(adminUpsellExperiment, {});
    expect(added(before, after, 'B')).toMatchObject({
      revenueWithCents: 4_000_000_000,
      revenueWithoutCents: 4_000_000_000,
      addOnCents: 8_000_000_000,
    });
  } finally {
    await forgetOrders(db, orders);
  }
});

it('what a bank took in a lost dispute is no revenue', async () => {
  const admin = await administrator();
  const { variants: before } = await admin.call(adminUpsellExperiment, {});
  const orders = [ownNames(), ownNames()];
  try {
    for (const [index, own] of orders.entries()) {
      await anOrder(db, own, {
        purchase: followers,
        order: { upsell_quantity: index * 250, amount_cents: 3000, refunded_cents: 100 },
      });
      await insertRow(db, 'disputes', {
        id: `dp_${own.tag}`,
        payment_intent_id: own.intent,
        amount_cents: 2000 + index,
        reason: 'fraudulent',
        status: 'lost',
        opened_at: '2024-07-06T22:00:00Z',
        closed_at: '2024-07-07T22:00:00Z',
        told_at: '2024-07-07T22:00:00Z',
      });
    }
    const { variants: after } = await admin.call(adminUpsellExperiment, {});
    expect(added(before, after, 'B')).toMatchObject({ revenueWithCents: 899, revenueWithoutCents: 900 });
  } finally {
    await forgetOrders(db, orders);
  }
});

it('the share decides what new carts see; each change is in the audit log', async () => {
  const admin = await administrator();
  try {
    expect(await setShare(admin, 100)).toMatchObject({ upsellVariantBPercent: 100 });
    expect((await browser().call(stripeConfig, {})).upsellVariant).toBe('B');
    const { variants: before } = await admin.call(adminUpsellExperiment, {});
    await startPurchase(offered);
    // Whatever the share is, an Italian cart gets B, and is not part of the comparison.
    await startPurchase({ ...offered, language: 'it' });
    const { variants: after } = await admin.call(adminUpsellExperiment, {});
    expect(added(before, after, 'B')).toMatchObject({ offers: 1, payments: 0 });
    expect(added(before, after, 'B', false)).toMatchObject({ offers: 1 });
    const { rows } = await db.query(
      "SELECT actor, before, after FROM audit_log WHERE action = 'set-upsell-share' ORDER BY id DESC LIMIT 1",
    );
    expect(rows).toEqual([
      { actor: 'admin', before: { upsellVariantBPercent: 0 }, after: { upsellVariantBPercent: 100 } },
    ]);
  } finally {
    await setShare(admin, 0);
  }
});

it('a share that a colleague has changed meanwhile is not overwritten', async () => {
  const admin = await administrator();
  try {
    await setShare(admin, 40);
    expect(await admin.refused(adminSetUpsellShare, share(10, 20))).toMatchObject({
      status: 409,
      body: { code: 'settings_changed' },
    });
    expect(await admin.call(adminUpsellExperiment, {})).toMatchObject({ upsellVariantBPercent: 40 });
  } finally {
    await setShare(admin, 0);
  }
});

it.each([-1, 101, 12.5])('%d is no valid share', async (upsellVariantBPercent) => {
  const admin = await administrator();
  expect(await admin.refused(adminSetUpsellShare, share(upsellVariantBPercent))).toMatchObject({
    status: 400,
    body: {
      code: 'validation_failed',
      fields: { upsellVariantBPercent: expect.stringContaining('Indica') },
    },
  });
});

it('strangers neither see the results nor set the share', async () => {
  const visitor = browser();
  expect(await visitor.refused(adminUpsellExperiment, {})).toMatchObject({ status: 401 });
  expect(await visitor.refused(adminSetUpsellShare, share(50))).toMatchObject({ status: 401 });
});

it('an Italian visitor sees the offer that an Italian purchase is made with (D7) [S0-7.1]', async () => {
  const visitor = browser();
  const offers = async (language: string) =>
    (await visitor.call(stripeConfig, { query: { language } })).upsellVariant;
  expect(await offers('it')).toBe('B');
  expect(await offers('fr')).toBe(await offers('es'));
});

it('the shop sells in no other language', async () => {
  const { status, body } = await browser().send('GET', '/api/stripe-config?language=de');
  expect(status).toBe(400);
  expect(body).toMatchObject({ success: false, code: 'validation_failed' });
});

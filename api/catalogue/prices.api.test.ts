import { randomBytes } from 'node:crypto';
import type { Client } from '@temporalio/client';
import fc from 'fast-check';
import { createOrderActivities } from '#activities/orders.ts';
import { applyDiscount, createPaymentIntent, type ServiceView, services } from '#domain/calls/shop.ts';
import { asSold, customServiceId, soldFrom } from '#domain/catalogue.ts';
import { type Language, parseDecimal, toDecimal } from '#domain/money.ts';
import { goesToPosts } from '#domain/posts.ts';
import { type UpsellVariant, upsellOffer } from '#domain/upsells.ts';
import { readKeyring } from '#security/keyring.ts';
import { browser } from '../testing/browser';
import { fileDatabase } from '../testing/database';
import { panelLists } from '../testing/panel-catalogue';
import { aCart, buy, newCartId } from '../testing/purchases';

const db = fileDatabase();
const { priceCart } = createOrderActivities({
  pool: db,
  keyring: readKeyring(process.env.ENCRYPTION_KEYS ?? ''),
  client: {} as Client,
});
let onSale: ServiceView[];
/** An address to which the success page's codes were granted. */
let granted: string;
const cartId = newCartId();

beforeAll(async () => {
  onSale = (await browser().call(services)).services;
  granted = (await buy()).cart.email;
  await buy({ email: granted, language: 'it' });
});

const discounts = { none: 0, VIP5: 5, SAVE10: 10, SAVE15: 15 };
type Code = keyof typeof discounts;
const post = { id: '1', shortcode: 'Cabc12345' };

/** Half up to the cent, in integers only: an independent check of every rounding in the shop. */
const halfUp = (numerator: bigint, denominator: bigint) =>
  (2n * numerator + denominator) / (2n * denominator);

/** The price of a quantity by the price list that browsers get, computed independently. */
function listPrice(service: ServiceView, quantity: number): bigint {
  if (!service.range) return BigInt(service.priceCents);
  const sizes = onSale
    .filter(({ type, region, range }) => type === service.type && region === service.region && !range)
    .sort((a, b) => a.quantity - b.quantity);
  const above = sizes.find((size) => size.quantity >= quantity);
  const below = sizes.filter((size) => size.quantity <= quantity).at(-1);
  const [q, big] = [
    BigInt(quantity),
    (size: ServiceView) => [BigInt(size.quantity), BigInt(size.priceCents)] as const,
  ];
  if (above && below && above !== below) {
    const [[q0, p0], [q1, p1]] = [big(below), big(above)];
    return halfUp(p0 * (q1 - q0) + (p1 - p0) * (q - q0), q1 - q0);
  }
  const [nearest, price] = big((above ?? below)!);
  return halfUp(price * q, nearest);
}

/** The bonus of a quantity, which decides whether an offer for it is beaten. */
const bonusOf = (service: ServiceView, quantity: number) =>
  soldFrom(onSale, service.id, service.range ? quantity : undefined)?.bonus ?? 0;

/** The charge in cents, or undefined if the choice isn't available. */
function expectedCharge(
  service: ServiceView,
  quantity: number,
  variant: UpsellVariant,
  upsell: boolean,
  code: Code,
) {
  const price = Number(listPrice(service, quantity));
  const offer = upsellOffer(
    variant,
    { ...service, quantity, bonus: bonusOf(service, quantity), priceCents: price },
    onSale,
  );
  if (upsell && !offer) return undefined;
  const full = BigInt(upsell && offer ? offer.newPriceCents : price);
  const reduced = Number(halfUp(full * BigInt(100 - discounts[code]), 100n));
  return Math.min(Number(full), Math.max(50, reduced));
}

/** What the purchase's activity charges, from the database. */
async function charged(
  service: ServiceView,
  quantity: number,
  variant: UpsellVariant,
  upsell: boolean,
  code: Code,
) {
  const { quote, refusal } = await priceCart({
    cartId,
    runId: 'first',
    owner: 'prices',
    language: 'es',
    variant,
    vatRatePercent: 21,
    candidateNumber: `FNZ-261121-${randomBytes(2).toString('hex').toUpperCase()}`,
    startedAt: Date.now(),
    now: Date.now(),
    rev: 1,
    choice: {
      serviceId: service.id,
      customQuantity: service.range ? quantity : undefined,
      posts: goesToPosts(service.type) ? [post] : undefined,
      username: 'testprices',
      email: granted,
      upsellAccepted: upsell,
      discountCode: code === 'none' ? undefined : code,
    },
  });
  if (refusal) return refusal === 'upsell_not_offered' ? undefined : refusal;
  return quote?.amountCents;
}

/** Compares one price of a quantity; returns whether there is one. */
async function compareOne(
  service: ServiceView,
  quantity: number,
  ...[variant, upsell, code]: [UpsellVariant, boolean, Code]
): Promise<boolean> {
  const what = { service: service.id, quantity, variant, upsell, code };
  const expected = expectedCharge(service, quantity, variant, upsell, code);
  const cents = await charged(service, quantity, variant, upsell, code);
  expect({ ...what, cents }).toEqual({ ...what, cents: expected });
  return expected !== undefined;
}

const variants = ['A', 'B'] as const;
const codes = Object.keys(discounts) as Code[];

/** Compares every price of a quantity; returns how many there were. */
async function compare(service: ServiceView, quantity: number): Promise<number> {
  let compared = 0;
  for (const variant of variants)
    for (const upsell of [false, true])
      for (const code of codes) if (await compareOne(service, quantity, variant, upsell, code)) compared += 1;
  return compared;
}

it('every package on sale costs what the price list says, in both variants and with every code', async () => {
  const sizes = onSale.filter(({ range }) => !range);
  expect(sizes.length).toBeGreaterThanOrEqual(30);
  let compared = 0;
  for (const service of sizes) compared += await compare(service, service.quantity);
  expect(compared).toBeGreaterThan(sizes.length * 8);
});

it('a package is not enlarged beyond what its panel takes, or beyond what is sold if that is unknown', async () => {
  const custom = onSale.find(({ id }) => id === customServiceId)!;
  // With its gift of 5,000 it would bring 140,000.
  const enlarged = () => charged(custom, 90_000, 'A', true, 'none');
  expect(await enlarged()).toBeUndefined();
  try {
    await panelLists(db, { max: 140_000 });
    expect(await enlarged()).toBe(Number(halfUp(listPrice(custom, 90_000) * 13n, 10n)));
    await panelLists(db, { max: 139_999 });
    expect(await enlarged()).toBeUndefined();
  } finally {
    await panelLists(db, undefined);
  }
});

it('every quantity of a range is interpolated between its packages, to the cent', async () => {
  const ranges = onSale.filter(({ range }) => range);
  expect(ranges.map(({ id }) => id)).toEqual(expect.arrayContaining([211, 5989]));
  for (const service of ranges) {
    const { min, max, step } = service.range!;
    const quantities = fc.integer({ min: 0, max: (max - min) / step }).map((steps) => min + steps * step);
    const ends = [min, min + step, max - step, max];
    const sizes = onSale
      .map(({ quantity }) => quantity)
      .filter((size) => size >= min && size <= max && (size - min) % step === 0);
    for (const quantity of new Set([...ends, ...sizes.slice(0, 3)])) await compare(service, quantity);
    const choice = fc.tuple(fc.constantFrom(...variants), fc.boolean(), fc.constantFrom(...codes));
    await fc.assert(
      fc.asyncProperty(quantities, choice, async (quantity, chosen) => {
        await compareOne(service, quantity, ...chosen);
      }),
      { numRuns: 60 },
    );
  }
});

it('the browser computes the same price: list, quantity and offer agree for every quantity', () => {
  const ranges = onSale.filter(({ range }) => range);
  for (const service of ranges) {
    const packages = onSale.filter(
      ({ type, region, range }) => type === service.type && region === service.region && !range,
    );
    const { min, max, step } = service.range!;
    for (let quantity = min; quantity <= max; quantity += step)
      if (asSold(service, packages, quantity)?.priceCents !== Number(listPrice(service, quantity)))
        throw new Error(`${service.id}: ${quantity}`);
  }
});

it('the API accepts exactly that price: one cent more or less is refused with the right one', async () => {
  const choices = fc.record({
    service: fc.constantFrom(...onSale),
    steps: fc.nat(),
    language: fc.constantFrom<Language>('es', 'it'),
    upsell: fc.boolean(),
    code: fc.constantFrom<Code>('none', 'VIP5'),
  });
  await fc.assert(
    fc.asyncProperty(choices, async ({ service, steps, language, upsell, code }) => {
      const { range } = service;
      const quantity = range
        ? range.min + (steps % ((range.max - range.min) / range.step + 1)) * range.step
        : service.quantity;
      const variant = language === 'it' ? 'B' : 'A';
      const offered = upsell && expectedCharge(service, quantity, variant, true, code) !== undefined;
      const cents = expectedCharge(service, quantity, variant, offered, code)!;
      const visitor = browser();
      const cart = aCart({
        serviceId: service.id,
        customQuantity: range ? quantity : undefined,
        selectedPosts: goesToPosts(service.type) ? [post] : undefined,
        upsell_applied: offered,
        discountCode: code === 'none' ? undefined : code,
        language,
      });
      for (const wrong of [cents - 1, cents + 1]) {
        const answer = await visitor.refused(createPaymentIntent, {
          body: { ...cart, amount: toDecimal(wrong) },
        });
        expect(answer).toMatchObject({
          status: 409,
          body: { code: 'price_changed', details: { amount: toDecimal(cents), amountCents: cents } },
        });
      }
      const intent = await visitor.call(createPaymentIntent, { body: { ...cart, amount: toDecimal(cents) } });
      expect(parseDecimal(intent.amount)).toBe(cents);
      if (code !== 'none') {
        const originalPrice = toDecimal(expectedCharge(service, quantity, variant, offered, 'none')!);
        const preview = await visitor.call(applyDiscount, {
          body: { code, originalPrice, userEmail: cart.email, cartId: cart.cartId },
        });
        expect(parseDecimal(preview.discountedPrice)).toBe(cents);
      }
    }),
    { numRuns: 12 },
  );
});

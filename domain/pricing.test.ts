import fc from 'fast-check';
import { seedServices } from './catalogue';
import { formatEuros, parseDecimal, toDecimal, vatContained } from './money';
import { type CartChoice, minimumChargeCents, priceCart, sameOffer } from './pricing';
import { type UpsellVariant, upsellOffer } from './upsells';

const services = seedServices({ europe: '1', spain: '2', likes: '3', views: '4' });
const service = fc.constantFrom(...services);
const variant = fc.constantFrom<UpsellVariant>('A', 'B');
const choice = (serviceId: number, upsellAccepted = false): CartChoice => ({
  serviceId,
  username: 'lucia.rivas',
  email: 'lucia@example.com',
  upsellAccepted,
});
const rules = { offer: undefined, vatRatePercent: 21, rev: 1 };

test('decimals and cents agree to the cent', () => {
  fc.assert(fc.property(fc.nat(999_999_999), (cents) => parseDecimal(toDecimal(cents)) === cents));
  for (const text of ['', '1,5', '1.234', '-1', '1e3', ' 1', '0x1', '12345678'])
    expect(parseDecimal(text)).toBeUndefined();
});

test('amounts are written as is usual in the language [S0-9.1]', () => {
  expect(formatEuros(349, 'es')).toBe('3,49\u00a0€');
  expect(formatEuros(24999, 'fr')).toBe('249,99\u00a0€');
});

test('a quote records its package’s promise', () => {
  const [pack] = services;
  if (!pack) throw new Error('Nothing on sale');
  const promised = priceCart(choice(pack.id), pack, rules);
  const unpromised = priceCart(choice(pack.id), { ...pack, withoutRefills: true }, rules);
  expect([promised.withoutRefills, unpromised.withoutRefills]).toEqual([undefined, true]);
  // A changed promise is another offer: the buyer pays for the one of their revision.
  expect(sameOffer(promised, unpromised)).toBe(false);
});

test('the tax in a price is computed from the gross amount', () => {
  expect(vatContained(999, 21)).toBe(173);
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.nat(30), (total, rate) => {
      const vat = vatContained(total, rate);
      return vat >= 0 && Math.abs(vat - ((total - vat) * rate) / 100) <= 1;
    }),
  );
});

test('for any cart the parts add up to the charge and to the units', () => {
  fc.assert(
    fc.property(
      service,
      variant,
      fc.boolean(),
      fc.option(fc.integer({ min: 1, max: 90 })),
      (s, v, upsell, percent) => {
        const offer = upsellOffer(v, s, services);
        const upsellAccepted = upsell && offer !== undefined;
        const discount = percent === null ? undefined : { code: 'X', percent };
        const q = priceCart(choice(s.id, upsellAccepted), s, { ...rules, offer, discount });
        expect(q.amountCents).toBe(q.basePriceCents + q.upsellPriceCents - q.discountCents);
        expect(q.totalQuantity).toBe(q.quantity + q.bonus + q.upsellQuantity);
        expect(q.amountCents).toBeGreaterThanOrEqual(minimumChargeCents);
        expect(Number.isInteger(q.amountCents) && Number.isInteger(q.vatCents)).toBe(true);
        expect(q.discountCents).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});

test('an upsell never costs less than the package, and the savings are never negative', () => {
  fc.assert(
    fc.property(service, variant, (s, v) => {
      const offer = upsellOffer(v, s, services);
      if (!offer) return;
      expect(offer.newPriceCents).toBeGreaterThan(s.priceCents);
      expect(offer.savingsCents ?? 1).toBeGreaterThan(0);
      expect(offer.totalFollowers).toBe(s.quantity + offer.additionalFollowers);
    }),
  );
});

test('an accepted upsell that is not offered cannot be priced [S0-5.11]', () => {
  const small = services.find((s) => s.id === 101);
  expect(() => small && priceCart(choice(101, true), small, rules)).toThrow(RangeError);
});

test('two quotes are the same offer whatever their revision', () => {
  const s = services.find(({ id }) => id === 204);
  if (!s) throw new Error('204 is in the catalogue');
  const a = priceCart(choice(204), s, rules);
  expect(sameOffer(a, priceCart(choice(204), s, { ...rules, rev: 9 }))).toBe(true);
  expect(sameOffer(a, priceCart({ ...choice(204), username: 'other' }, s, rules))).toBe(false);
});

import { type DiscountView, discountRules } from '#domain/calls/admin-discounts.ts';
import { formOf, rulesOf } from './form-values';

const code: DiscountView = {
  code: 'NAVIDAD10',
  off: { kind: 'amount', amountCents: 250 },
  active: true,
  oncePerEmail: true,
  minOrderCents: 1299,
  serviceTypes: ['likes'],
  languages: ['es', 'it'],
  maxRedemptions: 40,
  validFrom: '2026-07-01T08:30:00.000Z',
  validUntil: '2026-12-31T22:59:00.000Z',
  validSecondsAfterGrant: 5400,
  grantedIn: ['fr'],
  note: 'Campaña',
  state: 'active',
  shownBy: [],
  offAlone: false,
  createdAt: '2026-06-01T00:00:00.000Z',
  version: 3,
  redemptions: 0,
  promised: 0,
};

it('a code comes out of its form unchanged, with times by the shop’s clock', () => {
  const form = formOf(code);
  expect(form).toMatchObject({
    off: '2,50',
    minOrderCents: '12,99',
    validSecondsAfterGrant: '1,5',
    validFrom: '2026-07-01T10:30',
    validUntil: '2026-12-31T23:59',
  });
  expect(rulesOf(form)).toEqual(discountRules.parse(rulesOf(form)));
  const { state: _s, shownBy: _b, offAlone: _o, createdAt: _c, ...rest } = code;
  const { code: _name, version: _v, redemptions: _r, promised: _p, ...rules } = rest;
  expect(rulesOf(form)).toEqual(rules);
});

it.each([60, 600, 1200, 31_622_400])('a span of %d s comes out of its form unchanged', (seconds) => {
  const form = formOf({ ...code, validSecondsAfterGrant: seconds });
  expect(rulesOf(form).validSecondsAfterGrant).toBe(seconds);
});

it('an empty field limits nothing', () => {
  const form = { ...formOf(), off: '10' };
  expect(JSON.parse(JSON.stringify(rulesOf(form)))).toEqual({
    off: { kind: 'percent', percent: 10 },
    active: true,
    oncePerEmail: false,
    note: '',
  });
});

it('a whole number may have thousands separators', () => {
  const form = { ...formOf(), off: '10', maxRedemptions: '1.000' };
  expect(rulesOf(form).maxRedemptions).toBe(1000);
});

it.each([
  ['off', 'veinte'],
  ['off', '12,5'],
  ['minOrderCents', 'mucho'],
  ['off', '1e1'],
  ['maxRedemptions', '1.000 usos'],
  ['maxRedemptions', '1.5'],
  ['maxRedemptions', '0x10'],
  ['validUntil', 'mañana'],
  ['validSecondsAfterGrant', 'dos'],
  ['validSecondsAfterGrant', '1.000'],
])('an unreadable value in %s (%s) is refused at its field, never treated as empty', (name, typed) => {
  const read = discountRules.safeParse(
    JSON.parse(JSON.stringify(rulesOf({ ...formOf(), off: '10', [name]: typed }))),
  );
  expect(read.error?.issues.map(({ path }) => path[0])).toEqual([name]);
});

import { type DiscountView, discountRules } from '../../../domain/calls/admin-discounts';
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
  createdAt: '2026-06-01T00:00:00.000Z',
  version: 3,
  redemptions: 0,
  promised: 0,
};

it('a code comes out of its form as it went in, and shows the shop’s own clock', () => {
  const form = formOf(code);
  expect(form).toMatchObject({
    off: '2,50',
    least: '12,99',
    grantHours: '1,5',
    from: '2026-07-01T10:30',
    until: '2026-12-31T23:59',
  });
  expect(rulesOf(form)).toEqual(discountRules.parse(rulesOf(form)));
  const { state: _s, shownBy: _b, createdAt: _c, version: _v, redemptions: _r, promised: _p, ...rest } = code;
  const { code: _name, ...rules } = rest;
  expect(rulesOf(form)).toEqual(rules);
});

it('what is left empty limits nothing', () => {
  const form = { ...formOf(), off: '10' };
  expect(JSON.parse(JSON.stringify(rulesOf(form)))).toEqual({
    off: { kind: 'percent', percent: 10 },
    active: true,
    oncePerEmail: false,
    note: '',
  });
});

it.each([
  ['off', 'veinte', 'off'],
  ['off', '12,5', 'off'],
  ['least', 'mucho', 'minOrderCents'],
  ['limit', '1.000 usos', 'maxRedemptions'],
  ['until', 'mañana', 'validUntil'],
  ['grantHours', 'dos', 'validSecondsAfterGrant'],
])('what can’t be read in %s (%s) is refused at its field, never taken for nothing', (name, typed, field) => {
  const read = discountRules.safeParse(
    JSON.parse(JSON.stringify(rulesOf({ ...formOf(), off: '10', [name]: typed }))),
  );
  expect(read.error?.issues.map(({ path }) => path[0])).toEqual([field]);
});

import type { DiscountCode } from '#domain/discounts.ts';
import { seedDiscounts } from '#domain/discounts.ts';
import { offerOf } from './offer';

const now = Date.UTC(2026, 10, 21);
const settings = { banner: { enabled: true, code: 'VIP5', seconds: 600, noRestartIn: ['FR'] } };
const code = (name: string, more: Partial<DiscountCode> = {}) => {
  const found = seedDiscounts.find((one) => one.code === name);
  if (!found) throw new Error(`No code ${name}`);
  return { ...found, ...more };
};

test('the percentage is the code’s own, the countdown comes from the settings', () => {
  expect(offerOf(settings, code('VIP5', { percent: 7 }), 'es', now)).toEqual({
    code: 'VIP5',
    percent: 7,
    banner: { seconds: 600, restarts: true },
  });
});

test('it does not restart in the countries named in the settings', () => {
  const restarts = (language: 'es' | 'fr' | 'it') =>
    offerOf(settings, code('VIP5'), language, now)?.banner?.restarts;
  expect([restarts('es'), restarts('fr'), restarts('it')]).toEqual([true, false, true]);
});

test('the countdown knows when the code ends, as long as it is valid', () => {
  const codeEndsAt = '2026-11-21T00:01:00.000Z';
  const ending = code('VIP5', { validUntil: Date.parse(codeEndsAt) });
  expect(offerOf(settings, ending, 'es', now)?.banner).toEqual({ seconds: 600, restarts: true, codeEndsAt });
  expect(offerOf(settings, ending, 'es', Date.parse(codeEndsAt))).toBeUndefined();
});

test('a banner that is switched off leaves the offer', () => {
  const off = { banner: { ...settings.banner, enabled: false } };
  expect(offerOf(off, code('VIP5'), 'es', now)).toEqual({ code: 'VIP5', percent: 5 });
});

test('a code that is not valid for everybody is not advertised', () => {
  expect(offerOf(settings, undefined, 'es', now)).toBeUndefined();
  expect(offerOf(settings, code('VIP5', { active: false }), 'es', now)).toBeUndefined();
  // Granted by an order: a stranger would be refused.
  expect(offerOf(settings, code('SAVE15'), 'es', now)).toBeUndefined();
});

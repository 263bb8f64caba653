import { stripeConfig } from '../domain/calls/shop';
import { browser } from './testing/browser';

test('an Italian visitor sees the offer that an Italian purchase is made with (D7) [S0-7.1]', async () => {
  const visitor = browser();
  const offers = async (language: string) =>
    (await visitor.call(stripeConfig, { query: { language } })).upsellVariant;
  expect(await offers('it')).toBe('B');
  expect(await offers('fr')).toBe(await offers('es'));
});

test('the shop sells in no other language', async () => {
  const { status, body } = await browser().send('GET', '/api/stripe-config?language=de');
  expect(status).toBe(400);
  expect(body).toMatchObject({ success: false, code: 'validation_failed' });
});

import { languages } from '../domain/money';
import { cartUrl } from '../purchases/cart-url';
import { threadUrl } from '../purchases/thread-url';
import { readKeyring } from '../security/keyring';
import { layOut, layOutForStaff, type Message } from './mail-layout';
import { composeLoginCode } from './mail-login';
import { reviewUrl } from './review-url';
import { unsubscribeLinks } from './unsubscribe-links';

const keyring = readKeyring(`k:${Buffer.alloc(32, 7).toString('base64')}`);
const shop = { shopName: 'Fanzeo', supportEmail: 'soporte@shop.example', publicUrl: 'https://shop.example' };
const message: Message = { subject: 'Asunto', title: 'Hola', paragraphs: ['Todo en orden.'], summary: [] };

test.each(languages)('%s: the log keeps the e-mail with a login code, without the code', (language) => {
  const at = new Date('2026-11-21T19:42:00Z');
  const { text, kept } = composeLoginCode({ code: '048151', language, expiresAt: at }, shop);
  expect(kept).not.toContain('048151');
  expect(kept).toBe(text.replace('048151', '[…]'));
});

test.each(languages)('%s: the log keeps links, without what opens something', (language) => {
  const ours = { keyring, ...shop };
  const urls = [
    cartUrl(ours, { cartId: 'cart_1', recipient: 'a@b.example', serviceType: 'followers', language }),
    threadUrl(ours, 'c8a1f0de-3c1b-4b5e-9f3a-0d4c2b1a6e77', language),
    reviewUrl(ours, { order: '4711', to: 'a@b.example' }, language),
    unsubscribeLinks(ours, { email: 'a@b.example', language }).page,
    `${shop.publicUrl}/es/darse-de-baja?confirm=${'x'.repeat(40)}&a=1`,
  ];
  const links = urls.map((url) => ({ label: 'Abrir', url }));
  const { text, kept } = layOut({ ...message, links, unsubscribeUrl: urls[3] }, shop, language);
  for (const url of urls) {
    expect(text).toContain(url);
    expect(kept).not.toContain(/=([\w-]{32,})/.exec(url)?.[1]);
    expect(kept).toContain(url.replace(/=[\w-]{32,}/, '=[…]'));
  }
});

test('the log keeps the rest as it was sent: the address of an order, amounts, long words', () => {
  const url = `${shop.publicUrl}/es/rastrear-pedido?order=FNZ-261121-AB3K`;
  const summary: [string, string][] = [['Pago', `pi_${'3Ab'.repeat(12)}`]];
  const { text, kept } = layOut({ ...message, summary, button: { label: 'Ver', url } }, shop, 'es');
  expect(kept).toBe(text);
});

test('the log keeps the titles of the texts agreed to', () => {
  const annex = [{ title: 'Condiciones', paragraphs: ['Muy largas.'] }];
  const { kept } = layOut({ ...message, annex }, shop, 'es');
  expect(kept).toContain('CONDICIONES\n[…]');
  expect(kept).not.toContain('Muy largas');
});

test('the log keeps no e-mail to the shop’s own people: it names customers whom an erasure wouldn’t find there', () => {
  expect(layOutForStaff(message, shop).kept).toBeUndefined();
});

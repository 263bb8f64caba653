import type { EmailFacts } from '../db/emails';
import type { ReceiptRow } from '../db/receipts';
import type { WithdrawalRow } from '../db/withdrawals';
import { type Language, languages, vatContained } from '../domain/money';
import { foreignWords } from '../web/i18n/testing/foreign-words';
import type { EmailKind } from './mail';
import { composeEmail, type MailContext } from './mail-messages';
import { composeAcknowledgement, composeWithdrawalReport } from './mail-withdrawal';

const kinds: EmailKind[] = ['order-confirmation', 'payment-reminder', 'payment-returned', 'refund-made'];
const shop: MailContext['shop'] = {
  shopName: 'Fanzeo',
  supportEmail: 'soporte@shop.example',
  publicUrl: 'https://shop.example',
  seller: {
    legalName: 'Crecer S.L.',
    taxId: 'B12345678',
    address: 'Gran Vía 1, Madrid',
    email: 'facturas@shop.example',
    sample: false,
  },
};
const facts: EmailFacts = {
  orderNumber: 'FNZ-261121-AB3K',
  language: 'es',
  recipient: 'a@b.example',
  username: 'lucia',
  serviceType: 'followers',
  region: 'europe',
  quantity: 1000,
  bonus: 100,
  upsellQuantity: 500,
  totalQuantity: 1600,
  amountCents: 1423,
  discountCents: 75,
  vatCents: 247,
  vatRatePercent: 21,
  refundedCents: 500,
  paidAt: new Date('2026-11-21T09:00:00Z'),
  suppressed: false,
};
const versions: Record<Language, string> = {
  es: 'inicio-inmediato-2026-11',
  fr: 'debut-immediat-2026-11',
  it: 'inizio-immediato-2026-11',
};

function order(language: Language, change: Partial<ReceiptRow> = {}): ReceiptRow {
  return {
    orderId: '4711',
    orderNumber: facts.orderNumber,
    language,
    email: facts.recipient,
    paymentIntentId: 'pi_3Abcdefgh',
    paidAt: new Date('2026-11-21T09:00:00Z'),
    serviceType: 'followers',
    region: 'europe',
    quantity: 1000,
    bonus: 100,
    upsellQuantity: 500,
    basePriceCents: 999,
    upsellPriceCents: 499,
    discountCents: 75,
    discountCode: 'VIP5',
    amountCents: 1423,
    vatRatePercent: 21,
    vatCents: vatContained(1423, 21),
    immediateText: versions[language],
    posts: [],
    immediateAt: new Date('2026-11-21T08:58:00Z'),
    ...change,
  };
}

function composed(kind: EmailKind, language: Language, change: Partial<ReceiptRow> = {}) {
  return composeEmail(kind, { facts: { ...facts, language }, order: order(language, change), shop });
}

/** Plain spaces, so that a sentence can be compared whatever space its figures have. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe.each(languages)('in %s', (language) => {
  test.each(kinds)('%s is in that language alone', (kind) => {
    const { subject, text, html } = composed(kind, language);
    for (const line of `${subject}\n${text}`.split('\n'))
      expect([line, foreignWords(line, language)]).toEqual([line, undefined]);
    expect(html).toContain(`<html lang="${language}">`);
  });

  test('amounts are written as there', () => {
    expect(composed('order-confirmation', language).text).toMatch(/14,23\s€/);
  });
});

test('a confirmation tells package, bonus, upsell, discount, price and the tax contained in it', () => {
  const text = plain(composed('order-confirmation', 'es').text);
  for (const line of [
    '1.000 seguidores · Europa: 9,99 €',
    '100 seguidores de regalo: Gratis',
    '500 seguidores de ampliación: 4,99 €',
    'Descuento VIP5: −0,75 €',
    'Total pagado: 14,23 €',
    'Incluye IVA (21 %): 2,47 €',
  ])
    expect(text.split('\n')).toContain(line);
});

test.each([
  ['es', 21, 'Incluye IVA (21 %): 1,73 €'],
  ['fr', 20, 'Dont TVA (20 %): 1,67 €'],
  ['it', 22, 'Di cui IVA (22%): 1,80 €'],
] as const)('%s at %d %%: %s', (language, vatRatePercent, line) => {
  const vatCents = vatContained(999, vatRatePercent);
  const { text } = composed('order-confirmation', language, { amountCents: 999, vatRatePercent, vatCents });
  expect(plain(text).split('\n')).toContain(line);
});

test('a confirmation says what was requested: the words, their version, and when', () => {
  const { text } = composed('order-confirmation', 'es');
  expect(text).toMatch(
    /Usted pidió el inicio inmediato el 21 de noviembre de 2026.* 09:58 \(texto inicio-inmediato-2026-11\): «Solicito que la entrega empiece de inmediato/,
  );
});

test('likes name their posts', () => {
  const posts = ['CxA1', 'CxB2'];
  const { text } = composed('order-confirmation', 'it', { serviceType: 'likes', region: 'none', posts });
  const lines = text.split('\n');
  expect(lines).toContain('Post 1: /p/CxA1');
  expect(lines).toContain('Post 2: /p/CxB2');
  expect(plain(text)).toContain('1.000 Mi piace: 9,99 €');
});

test('nothing is said to be requested where nothing was', () => {
  expect(composed('order-confirmation', 'es', { immediateText: undefined }).text).not.toContain(
    'inicio inmediato',
  );
});

test('the buyer keeps seller, terms and withdrawal information with the confirmation', () => {
  const { text, html } = composed('order-confirmation', 'fr');
  for (const part of ['Crecer S.L. · B12345678', 'Droit de rétractation', '14 jours', 'Garantie']) {
    expect(html).toContain(part);
    expect(text.toLowerCase()).toContain(part.toLowerCase());
  }
});

test.each([
  ['es', 'track-order', 'desistimiento'],
  ['fr', 'track-order', 'retractation'],
  ['it', 'traccia-ordine', 'recesso'],
] as const)('the links of %s lead to pages of that language', (language, track, withdrawal) => {
  const { text } = composed('order-confirmation', language);
  for (const address of [
    `${track}?order=FNZ-261121-AB3K`,
    `${withdrawal}?order=FNZ-261121-AB3K`,
    'terms-and-conditions',
    'refund-policy',
  ])
    expect(text).toContain(`https://shop.example/${language}/${address}`);
  // Addresses of pages end up in logs.
  expect(text).not.toMatch(/https:\S*@/);
});

const statement: WithdrawalRow = {
  id: '1f0c22a7-0000-4000-8000-000000000000',
  orderNumber: 'FNZ-261121-AB3K',
  email: 'a@b.example',
  name: 'Lucía Gómez',
  reason: 'He cambiado de idea',
  language: 'es',
  receivedAt: new Date('2026-11-22T23:30:00Z'),
};

test.each(languages)('%s: the acknowledgement repeats the statement with date and time', (language) => {
  const { subject, text, html } = composeAcknowledgement({ ...statement, language }, shop);
  expect(subject).toContain('FNZ-261121-AB3K');
  // Half past midnight in Madrid.
  expect(text).toMatch(/23 (de )?nov\p{L}+ (de )?2026.* 00:30/u);
  for (const part of ['D-1F0C22A7', 'Lucía Gómez', 'soporte@shop.example']) {
    expect(text).toContain(part);
    expect(html).toContain(part);
  }
  expect(foreignWords(`${subject} ${text}`, language)).toBeUndefined();
});

test('nobody can have a message of their own sent to others: the reason is left out', () => {
  const { text, html } = composeAcknowledgement({ ...statement, reason: 'Visit https://evil.example' }, shop);
  expect(text + html).not.toContain('evil');
});

test('what is written by hand stays text', () => {
  const name = 'Lucía <b>Gómez</b>';
  expect(composeWithdrawalReport({ ...statement, name }, shop).html).not.toContain('<b>');
});

test('the acknowledgement tells nobody whether the order is theirs', () => {
  const fits = composeAcknowledgement({ ...statement, orderId: '4711', cartId: 'cart_1' }, shop);
  expect(composeAcknowledgement(statement, shop)).toEqual(fits);
});

test('support hears whether it fits, and where the order is', () => {
  expect(composeWithdrawalReport({ ...statement, orderId: '4711' }, shop).text).toContain(
    'https://shop.example/admin/orders/4711',
  );
  expect(composeWithdrawalReport(statement, shop).text).toContain('no corresponden a ningún pedido');
});

import type { EmailFacts } from '../db/emails';
import { languages } from '../domain/money';
import type { EmailKind } from './mail';
import { composeEmail } from './mail-messages';

const kinds: EmailKind[] = ['order-confirmation', 'payment-reminder', 'payment-returned', 'refund-made'];
const shop = {
  shopName: 'Fanzeo',
  supportEmail: 'soporte@shop.example',
  publicUrl: 'https://shop.example',
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
  amountCents: 1498,
  discountCents: 75,
  vatCents: 260,
  vatRatePercent: 21,
  refundedCents: 500,
  paidAt: new Date('2026-11-21T09:00:00Z'),
  suppressed: false,
};

/** Words that stand in nearly every message of a language and in no other of ours. */
const telltale = {
  es: /\b(su pedido|pago|correo|usted|está|seguidores)\b/i,
  fr: /\b(votre|commande|paiement|vous|abonnés)\b/i,
  it: /\b(ordine|pagamento|Suo|della|follower)\b/i,
} as const;

describe.each(languages)('in %s', (language) => {
  test.each(kinds)('%s is in that language alone', (kind) => {
    const { subject, text, html } = composeEmail(kind, { ...facts, language }, shop);
    for (const other of languages) {
      if (other === language) expect(`${subject} ${text}`).toMatch(telltale[other]);
      else expect(`${subject} ${text}`).not.toMatch(telltale[other]);
    }
    expect(html).toContain(`<html lang="${language}">`);
  });

  test('amounts are written as there', () => {
    expect(composeEmail('order-confirmation', { ...facts, language }, shop).text).toMatch(/14,98\s€/);
  });
});

test.each([
  ['es', 'https://shop.example/es/track-order?order=FNZ-261121-AB3K'],
  ['fr', 'https://shop.example/fr/track-order?order=FNZ-261121-AB3K'],
  ['it', 'https://shop.example/it/traccia-ordine?order=FNZ-261121-AB3K'],
] as const)('the links of %s lead to pages of that language', (language, url) => {
  const { text } = composeEmail('order-confirmation', { ...facts, language }, shop);
  expect(text).toContain(url);
  expect(text).toContain(`https://shop.example/${language}/terms-and-conditions`);
});

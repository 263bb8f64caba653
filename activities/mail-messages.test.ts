import type { EmailFacts } from '../db/emails';
import type { ReceiptRow } from '../db/receipts';
import type { WithdrawalRow } from '../db/withdrawals';
import type { PricePoint } from '../domain/catalogue';
import { defaultContent } from '../domain/content/defaults';
import { contentFacts, fillPlaceholders } from '../domain/content/placeholders';
import { type EmailKind, emailKinds } from '../domain/emails';
import { type Language, languages, vatContained } from '../domain/money';
import { packageWords } from '../domain/package-name';
import { addressOf } from '../domain/pages';
import { serviceAddress } from '../domain/product-lines';
import { sellerLine } from '../domain/seller';
import { labelled } from '../domain/typography';
import { receiptTexts } from '../receipts/texts';
import { foreignWords } from '../web/i18n/testing/foreign-words';
import { composeEmail, mailTexts } from './mail-messages';
import type { MailContext } from './mail-parts';
import { composeAcknowledgement, composeWithdrawalReport } from './mail-withdrawal';

const shop: MailContext['shop'] = {
  shopName: 'Fanzeo',
  supportEmail: 'soporte@shop.example',
  publicUrl: 'https://shop.example',
  seller: {
    legalName: 'Nubalia S.L.',
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
  serviceId: 204,
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
  refundCents: 200,
  refundTold: true,
  owedCents: 200,
  proposedCents: 0,
  undeliveredCents: 0,
  undeliveredOutside: false,
  closedShort: false,
  outsideCents: 0,
  delivered: 700,
  paidAt: new Date('2026-11-21T09:00:00Z'),
  withoutRefills: false,
  suppressed: false,
  isSettled: true,
  isRefilling: false,
  isDisputed: false,
  awaitsBank: false,
  attention: 'submission-unknown',
  attentionSince: new Date('2026-11-21T09:02:00Z'),
  lookedAtBy: new Date('2026-11-22T09:02:00Z'),
};
/** Its package, unchanged. */
const sold: PricePoint = { quantity: 1000, bonus: 100, priceCents: 999 };
const versions: Record<Language, string> = {
  es: 'inicio-inmediato-2026-11',
  fr: 'debut-immediat-2026-11',
  it: 'inizio-immediato-2026-11',
};

function order(language: Language, change: Partial<ReceiptRow> = {}): ReceiptRow {
  return {
    orderId: '4711',
    cartId: 'cart_1',
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
    seller: shop.seller,
    shopName: shop.shopName,
    immediateAt: new Date('2026-11-21T08:58:00Z'),
    ...change,
  };
}

function composed(kind: EmailKind, language: Language, change: Partial<ReceiptRow> = {}) {
  return composeEmail(kind, context(language, {}, change));
}

function context(
  language: Language,
  factsChange: Partial<EmailFacts> = {},
  change: Partial<ReceiptRow> = {},
): MailContext {
  return {
    facts: { ...facts, language, ...factsChange },
    order: order(language, change),
    elsewhere: { sold, discount: { code: 'VIP5', percent: 5 } },
    shop,
    unsubscribeUrl: 'https://shop.example/leave?token=abc',
    reviewUrl: `https://shop.example${addressOf('review', language)}?token=def`,
    agreedTexts: fillPlaceholders(
      [
        ...defaultContent('legal-terms', language).sections,
        ...defaultContent('legal-refunds', language).sections,
      ],
      contentFacts({ shopName: shop.shopName, seller: sellerLine(shop.seller) }, language),
    ),
  };
}

function unescapeHtml(html: string): string {
  return html.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
}

/** With plain spaces, so that a sentence can be compared whatever kind of space its figures have. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

const number = facts.orderNumber;
const subjects: Record<EmailKind, [es: string, fr: string, it: string]> = {
  'payment-failed': [
    'El pago de tu pedido no se ha completado',
    'Le paiement de votre commande n’a pas abouti',
    'Il pagamento del tuo ordine non è riuscito',
  ],
  'payment-reminder': [
    'Tu pedido está guardado',
    'Nous avons gardé votre commande : il ne reste qu’à payer',
    'Il tuo ordine è salvato',
  ],
  'order-confirmation': [
    `Confirmación de tu pedido ${number}`,
    `Confirmation de votre commande ${number}`,
    `Conferma del tuo ordine ${number}`,
  ],
  'email-changed': [
    `Hemos cambiado el correo del pedido ${number}`,
    `L’adresse de la commande ${number} a été modifiée`,
    `Abbiamo cambiato l’e-mail dell’ordine ${number}`,
  ],
  'order-on-hold': [
    `Estamos revisando tu pedido ${number}`,
    `Nous vérifions votre commande ${number}`,
    `Stiamo verificando il tuo ordine ${number}`,
  ],
  'delivery-in-progress': [
    `Tu pedido ${number} está en curso`,
    `Votre commande ${number} est en cours`,
    `Il tuo ordine ${number} è in corso`,
  ],
  'order-completed': [
    `Tu pedido ${number} está completo`,
    `Votre commande ${number} est terminée`,
    `Il tuo ordine ${number} è completato`,
  ],
  'review-request': [
    '¿Qué tal tu pedido en Fanzeo?',
    'Votre commande chez Fanzeo : qu’en pensez-vous ?',
    'Com’è andato il tuo ordine su Fanzeo?',
  ],
  'order-partial': [
    `Tu pedido ${number} se ha entregado en parte`,
    `Votre commande ${number} a été livrée en partie`,
    `Il tuo ordine ${number} è stato consegnato in parte`,
  ],
  'order-cancelled': [
    `No hemos podido entregar tu pedido ${number}`,
    `Nous n’avons pas pu livrer votre commande ${number}`,
    `Non siamo riusciti a consegnare il tuo ordine ${number}`,
  ],
  'refund-made': [
    `Reembolso de tu pedido ${number}`,
    `Remboursement de votre commande ${number}`,
    `Rimborso del tuo ordine ${number}`,
  ],
  'refund-failed': [
    `Tu reembolso no ha llegado (${number})`,
    `Votre remboursement n’est pas arrivé (${number})`,
    `Il tuo rimborso non è arrivato (${number})`,
  ],
  'payment-returned': [
    `Hemos devuelto tu pago (${number})`,
    `Nous avons remboursé votre paiement (${number})`,
    `Abbiamo rimborsato il tuo pagamento (${number})`,
  ],
  'refill-started': [
    `Ha empezado la reposición de tu pedido ${number}`,
    `Nous remplaçons les abonnés perdus (commande ${number})`,
    `Il reintegro del tuo ordine ${number} è iniziato`,
  ],
  'refill-completed': [
    `La reposición de tu pedido ${number} ha terminado`,
    `Les abonnés perdus sont remplacés (commande ${number})`,
    `Il reintegro del tuo ordine ${number} è completato`,
  ],
  'refill-rejected': [
    `No hemos podido completar la reposición de tu pedido ${number}`,
    `Commande ${number} : remplacement des abonnés impossible`,
    `Non siamo riusciti a completare il reintegro del tuo ordine ${number}`,
  ],
};

test.each(emailKinds)('%s has its subject in each language', (kind) => {
  expect(languages.map((language) => plain(composed(kind, language).subject))).toEqual(subjects[kind]);
});

test.each([
  ['es', 'de otra forma', 'responde a este correo', 'Ver mi pedido', 'Pendiente de devolverte'],
  ['fr', 'par un autre moyen', 'répondez à cet e-mail', 'Voir ma commande', 'Reste à vous rembourser'],
  ['it', 'in un altro modo', 'rispondi a questa e-mail', 'Vedi il mio ordine', 'Ancora da rimborsarti'],
] as const)(
  '%s: a refund that came back names its amount, until when a person writes, and what to answer',
  (language, way, answer, page, owed) => {
    const text = (change: Partial<EmailFacts>) =>
      plain(composeEmail('refund-failed', context(language, { orderId: '4711', ...change })).text);
    const said = text({});
    for (const part of ['2,00 €', way, answer, page, '22', '10:02']) expect(said).toContain(part);
    expect(said).not.toContain(owed);
    const second = text({ owedCents: 500, lookedAtBy: undefined });
    expect(second).toMatch(new RegExp(`${owed}.*5,00 €`));
    expect(second).not.toContain('10:02');
    // A payment that became no order has no page.
    expect(text({ orderId: undefined })).not.toContain(page);
  },
);

describe.each(languages)('in %s', (language) => {
  test.each(emailKinds)('%s is in that language alone', (kind) => {
    const { subject, text, html } = composed(kind, language);
    for (const line of `${subject}\n${text}`.split('\n'))
      expect([line, foreignWords(line, language)]).toEqual([line, undefined]);
    expect(html).toContain(`<html lang="${language}">`);
  });

  test.each(emailKinds)('%s says the same as text and as HTML [S1-8.6]', (kind) => {
    const { subject, text, html } = composed(kind, language);
    const seen = plain(unescapeHtml(html).replace(/<\/?span[^>]*>/g, ''));
    for (const line of text.split('\n').filter((one) => one && one !== '--')) {
      // HTML writes `label: value`, `label: address` and `TITLE` differently.
      const parts = line.includes(': ') ? line.split(': ').slice(-1) : [line.replace(/ \([^)]*\)$/, '')];
      for (const part of parts) expect(seen.toLowerCase()).toContain(plain(part.toLowerCase()));
    }
    // Nothing to load, nothing to run.
    expect(html).not.toMatch(/<img|<script|<link|url\(/);
    expect(subject.length).toBeLessThanOrEqual(78);
    expect(text).toContain('Nubalia S.L. · B12345678 · Gran Vía 1, Madrid');
  });

  test.each(emailKinds)('%s leads to pages of the shop in that language only', (kind) => {
    const { text, html } = composed(kind, language);
    const addresses = [...text.matchAll(/https:\S+/g)].map(([address]) => address);
    for (const address of addresses.filter((one) => !one.includes('/leave'))) {
      expect(address).toMatch(new RegExp(`^https://shop\\.example/${language}/`));
      expect(html).toContain(address.replaceAll('&', '&#38;'));
    }
    // Addresses of pages end up in logs.
    expect(text).not.toMatch(/https:\S*@/);
  });

  test.each(emailKinds)('a reply to %s goes to support', (kind) => {
    expect(composed(kind, language).replyTo).toBe(shop.supportEmail);
  });

  test('only marketing e-mails have an unsubscribe link', () => {
    const withLink = emailKinds.filter((kind) => composed(kind, language).html.includes('/leave?token=abc'));
    expect(withLink).toEqual(['payment-reminder', 'review-request']);
  });

  test.each(['order-partial', 'order-cancelled'] as const)(
    '%s says what is proposed, else what was refunded for it, else that a person decides',
    (kind) => {
      const text = (change: Partial<EmailFacts>) =>
        plain(composeEmail(kind, context(language, { attention: undefined, ...change })).text);
      const [open, given, due] = [
        text({ refundedCents: 0 }),
        text({ refundedCents: 499, undeliveredCents: 499 }),
        text({ refundedCents: 0, proposedCents: 499, attention: 'partial-delivery' }),
      ];
      expect(given).toMatch(/4,99 €/);
      expect(due).toMatch(/4,99 €/);
      expect(open).not.toMatch(/4,99/);
      const sentence = (one: string) => one.split('\n\n')[2]?.replace(/\d,\d\d €/, '');
      expect(new Set([given, due, open].map(sentence)).size).toBe(3);

      // An earlier refund, e.g. for a delay, settles nothing; both amounts are in the summary.
      const earlier = text({ refundedCents: 300, proposedCents: 499, attention: 'partial-delivery' });
      expect(sentence(earlier)).toBe(sentence(due));
      expect(earlier).toMatch(/: 3,00 €/);
      expect(earlier).toMatch(/: 4,99 €/);
      expect(sentence(text({ refundedCents: 300, attention: 'refund-failed' }))).toBe(sentence(open));
      // The sentence names the refund of this delivery.
      expect(text({ refundedCents: 799, undeliveredCents: 499 }).split('\n\n')[2]).toMatch(/4,99 €/);
    },
  );

  test('an unpaid cart has the price of its link, after it what only the browser that began it has', () => {
    const { facts: labels } = mailTexts[language];
    const { discount: label } = receiptTexts[language];
    for (const kind of ['payment-failed', 'payment-reminder'] as const) {
      const { text } = composed(kind, language);
      const [bonus, discount, total, upsell] = [
        labelled(labels.bonus, '\\+100', language),
        labelled(label('VIP5'), '−0,50', language),
        labelled(labels.total, '9,49', language),
        labelled(labels.upsell, '\\+500', language),
      ];
      expect(text).toMatch(
        new RegExp(`${bonus} .+\n${discount}.€\n${total}.€\n${upsell} .+, ${labels.onlyThere}\n`),
      );
      const cart = (facts: Partial<EmailFacts>, elsewhere: MailContext['elsewhere']) =>
        composeEmail(kind, { ...context(language, facts), elsewhere }).text;
      const plain = cart({ bonus: 0, upsellQuantity: 0 }, { sold: { ...sold, bonus: 0 } });
      expect(plain).toMatch(new RegExp(labelled(labels.total, '9,99', language)));
      expect(plain).not.toMatch(new RegExp(`${labels.bonus}|${labels.upsell}|VIP5`));
      const own = cart({}, { sold, codeThere: 'SAVE15' });
      expect(own).toContain(labelled(label('SAVE15'), labels.onlyThere, language));
      const gone = cart({}, {});
      expect(gone).not.toMatch(new RegExp(`${labels.total}|${labels.upsell}|€`));
    }
  });

  test('an unpaid cart whose package has changed has what its link sells now, and what it was', () => {
    const { facts: labels } = mailTexts[language];
    const words = packageWords[language];
    const row = (label: string, value: string) => plain(labelled(label, value, language));
    const units = (count: string) => `${count} ${words.services.followers}`;
    const was = `${units('1.?000')} · ${words.regions.europe} \\+ ${words.bonus('100', words.services.followers)}`;
    for (const kind of ['payment-failed', 'payment-reminder'] as const) {
      const cart = (now: PricePoint) =>
        plain(composeEmail(kind, { ...context(language), elsewhere: { sold: now } }).text);
      const resized = cart({ quantity: 500, bonus: 50, priceCents: 699 });
      const rows = [
        row(labels.package, `${units('500')} · ${words.regions.europe}`),
        row(labels.bonus, `\\+${units('50')}`),
        row(labels.was, was),
        row(labels.total, '6,99 €'),
      ];
      expect(resized).toMatch(new RegExp(rows.join('\n')));
      // The offer was for the old size.
      expect(resized).not.toContain(labels.upsell);
      const lessGift = cart({ ...sold, bonus: 80 });
      expect(lessGift).toMatch(new RegExp(`\\+${units('80')}\n${row(labels.was, was)}\n`));
      expect(lessGift).toContain(labels.upsell);
      expect(cart(sold)).not.toMatch(new RegExp(`^${labels.was}`, 'm'));
    }
  });

  test.each([
    'payment-failed',
    'payment-returned',
    'refund-made',
    'order-partial',
    'order-cancelled',
  ] as const)('%s names no card: money comes and goes by other ways, too', (kind) => {
    for (const change of [{ attention: undefined }, { proposedCents: 499 }]) {
      const { text } = composeEmail(kind, context(language, change));
      expect(text).not.toMatch(/tarjeta|\bcarte\b|\bcarta\b/);
      expect(text).toMatch(/medio de pago|moyen de paiement|metodo di pagamento/);
    }
  });

  test('amounts have the format of the language', () => {
    expect(composed('order-confirmation', language).text).toMatch(/14,23\s€/);
  });
});

test.each([
  [
    'es',
    'Te corresponde un reembolso de 3,99 € por lo que no hemos entregado',
    'Te hemos devuelto 3,99 € al mismo medio de pago',
  ],
  [
    'fr',
    'Un remboursement de 3,99 € vous revient pour ce qui n’a pas été livré',
    'Nous vous avons remboursé 3,99 € sur le même moyen de paiement',
  ],
  [
    'it',
    'Ti spetta un rimborso di 3,99 € per quanto non è stato consegnato',
    'Ti abbiamo rimborsato 3,99 € sullo stesso metodo di pagamento',
  ],
] as const)(
  '%s: a delivery that ends early says what is proposed or was refunded [S1-8.9]',
  (language, due, given) => {
    for (const kind of ['order-partial', 'order-cancelled'] as const) {
      const text = (change: Partial<EmailFacts>) =>
        plain(composeEmail(kind, context(language, { attention: undefined, ...change })).text);
      expect(text({ refundedCents: 0, proposedCents: 399 })).toContain(due);
      expect(text({ refundedCents: 399, undeliveredCents: 399 })).toContain(given);
    }
  },
);

test.each([
  ['es', 'Tu banco ha puesto en duda el pago', /te corresponde|reembolso|devol|revisando/i],
  ['fr', 'Votre banque a un doute sur le paiement', /vous revient|rembours|s’en occupe/i],
  ['it', 'La tua banca ha messo in dubbio il pagamento', /ti spetta|rimbors|verificando/i],
] as const)(
  '%s: a short delivery promises no money while a bank disputes the payment, nor after it took some',
  (language, says, promises) => {
    for (const kind of ['order-partial', 'order-cancelled'] as const) {
      const short: Partial<EmailFacts> = {
        attention: 'partial-delivery',
        refundedCents: 0,
        proposedCents: 399,
      };
      const text = (change: Partial<EmailFacts>) =>
        plain(composeEmail(kind, context(language, { ...short, isDisputed: true, ...change })).text);
      const asked = text({ awaitsBank: true });
      expect(asked).toContain(says);
      expect(asked).not.toMatch(promises);
      expect(asked).not.toContain('3,99');
      const lost = text({});
      expect(lost).not.toContain(says);
      expect(lost).not.toContain('3,99');
      // All of it: nobody decides any more.
      expect(text({ attention: undefined, proposedCents: 0 })).toMatch(/cerrado|close|chiuso/);
      // What was refunded is no promise.
      const made = { attention: undefined, proposedCents: 0, refundedCents: 399, undeliveredCents: 399 };
      expect(text({ ...made, awaitsBank: true })).toContain('3,99');
    }
  },
);

test.each([
  ['es', 'Tu banco ha puesto en duda el pago', /hora de Madrid|devolvemos|Corregir/],
  ['fr', 'Votre banque a un doute sur le paiement', /heure de Madrid|remboursons|Corriger/],
  ['it', 'La tua banca ha messo in dubbio il pagamento', /ora di Madrid|rimborsiamo|Correggi/],
] as const)(
  '%s: while a bank disputes the payment, nobody promises until when an order waits',
  (language, says, promises) => {
    const disputed = { isDisputed: true, awaitsBank: true };
    for (const refusal of ['no funds', 'Incorrect link']) {
      const change = { ...disputed, attention: 'submission-refused' as const, refusals: [refusal] };
      const text = plain(composeEmail('order-on-hold', context(language, change)).text);
      expect(text).toContain(says);
      expect(text).not.toMatch(promises);
    }
    // A person still looks whether the panel has it, but can't promise the money.
    const doubt = plain(composeEmail('order-on-hold', context(language, disputed)).text);
    expect(doubt).toMatch(/hora de Madrid|heure de Madrid|ora di Madrid/);
    expect(doubt).not.toMatch(/devolvemos|remboursons|rimborsiamo/);
  },
);

test.each([
  ['es', 'de otra forma'],
  ['fr', 'par un autre moyen'],
  ['it', 'in un altro modo'],
] as const)(
  '%s: e-mails about a refund paid in another way promise no money on the card',
  (language, way) => {
    const text = (kind: EmailKind, change: Partial<EmailFacts> = {}) =>
      plain(
        composeEmail(kind, context(language, { attention: undefined, outsideCents: 200, ...change })).text,
      );
    for (const outside of [
      text('refund-made', { refundOutside: true }),
      text('payment-returned'),
      text('order-partial'),
      text('order-cancelled'),
    ]) {
      expect(outside).toContain(way);
      expect(outside).not.toMatch(/5 (y|à|a) 10/);
    }
    // Another refund of the same order came back to the means of payment.
    expect(text('refund-made', { refundOutside: false })).toMatch(/5 (y|à|a) 10/);
    const automatic = text('order-partial', { refundedCents: 500, undeliveredCents: 300 });
    expect(automatic).toMatch(/3,00 €/);
    expect(automatic).toMatch(/5 (y|à|a) 10/);
    const dismissed = { refundedCents: 500, undeliveredCents: 300, undeliveredOutside: true };
    const entered = text('order-partial', dismissed);
    expect(entered).toMatch(/3,00 €/);
    expect(entered).toContain(way);
    expect(entered).not.toMatch(/5 (y|à|a) 10/);
    // Closed without money, after a refund for a delay.
    const closed = { closedShort: true, refundedCents: 100, undeliveredCents: 0 };
    for (const kind of ['order-partial', 'order-cancelled'] as const) {
      expect(text(kind, closed)).toMatch(/cerrado|close|chiuso/);
      expect(text(kind, closed)).not.toMatch(/por lo que no|pour ce qui n|per quanto non/);
    }
    expect(text('order-partial', { ...closed, attention: 'partial-delivery' })).not.toMatch(
      /cerrado|close|chiuso/,
    );
  },
);

test('a confirmation has package, bonus, upsell, discount, price and the included tax', () => {
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
  ['fr', 20, 'Dont TVA (20 %) : 1,67 €'],
  ['it', 22, 'Di cui IVA (22%): 1,80 €'],
] as const)('%s at %d %%: %s', (language, vatRatePercent, line) => {
  const vatCents = vatContained(999, vatRatePercent);
  const { text } = composed('order-confirmation', language, { amountCents: 999, vatRatePercent, vatCents });
  expect(plain(text).split('\n')).toContain(line);
});

/** What a confirmation says first. */
function confirmed(language: Language, change: Partial<EmailFacts>, isCopy = false): string {
  const about = context(language, { attention: undefined, ...change });
  return composeEmail('order-confirmation', { ...about, isCopy }).text.split('\n\n')[1] ?? '';
}

test.each(languages)(
  '%s: a copy of the confirmation promises no delivery of an order that has ended',
  (language) => {
    const first = (orderStatus?: EmailFacts['orderStatus'], isCopy = false) =>
      confirmed(language, { orderStatus }, isCopy);
    for (const status of [undefined, 'pending', 'processing'] as const)
      expect([first(status), first(status, true)].map((text) => /\b24\s|minut/.test(text))).toEqual([
        true,
        false,
      ]);
    for (const status of ['completed', 'partial', 'cancelled', 'refunded'] as const) {
      expect(first(status)).toContain(facts.orderNumber);
      expect(first(status)).not.toMatch(/\b24\s|minut/);
      expect(foreignWords(first(status), language)).toBeUndefined();
    }
  },
);

test.each([
  ['es', 'Otro pedido para el mismo perfil'],
  ['fr', 'Une autre commande pour le même profil'],
  ['it', 'Un altro ordine per lo stesso profilo'],
] as const)('%s: a confirmation promises no delivery soon to an order that waits', (language, other) => {
  const waits = confirmed(language, { orderStatus: 'pending', waitsForAnother: true });
  expect(waits).toContain(other);
  expect(waits).toContain(facts.orderNumber);
  const held = confirmed(language, { orderStatus: 'pending', attention: 'submission-refused' });
  expect(held).toContain(facts.orderNumber);
  for (const text of [waits, held]) expect(text).not.toMatch(/\b24\s|minut/);
});

test('a confirmation says what was requested: the words, their version, and when', () => {
  const { text } = composed('order-confirmation', 'es');
  expect(text).toMatch(
    /Pediste el inicio inmediato el 21 de noviembre de 2026.* 09:58 \(texto inicio-inmediato-2026-11\): «Solicito que la entrega empiece de inmediato/,
  );
});

test.each<[string, Partial<EmailFacts>, RegExp, RegExp]>([
  ['in doubt', {}, /dos veces/, /Corregir mi pedido|a hole/],
  [
    'refused for its profile',
    { attention: 'submission-refused', refusals: ['a hole: Incorrect link'] },
    /@lucia: el perfil puede ser privado[\s\S]*Corregir mi pedido/,
    /a hole/,
  ],
  [
    'refused for a post',
    { attention: 'submission-refused', refusals: ['a hole: Incorrect link'], serviceType: 'likes' },
    /alguna publicación puede haberse borrado/,
    /a hole/,
  ],
  [
    'refused for the shop’s reasons',
    { attention: 'submission-refused', refusals: ['a hole: no funds'] },
    /todavía no ha podido salir/,
    /a hole|funds|Corregir mi pedido/,
  ],
  ['the panel away', { attention: 'provider-unreachable' }, /todavía no ha podido salir/, /Corregir/],
])(
  'an order that waits for a person, %s: who looks until when, without the panel’s words',
  (_, is, says, not) => {
    const { text } = composeEmail('order-on-hold', context('es', is));
    expect(plain(text)).toMatch(says);
    expect(plain(text)).toMatch(/22 de noviembre de 2026.* 10:02 \(hora de Madrid\)/);
    expect(plain(text)).not.toMatch(not);
    const late = composeEmail('order-on-hold', context('es', { ...is, lookedAtBy: undefined })).text;
    expect(plain(late)).toMatch(says);
    expect(plain(late)).not.toMatch(/más tardar|hora de Madrid/);
  },
);

test('likes name their posts', () => {
  const posts = ['CxA1', 'CxB2'];
  const { text } = composed('order-confirmation', 'it', { serviceType: 'likes', region: 'none', posts });
  const lines = text.split('\n');
  expect(lines).toContain('Post 1: /p/CxA1');
  expect(lines).toContain('Post 2: /p/CxB2');
  expect(plain(text)).toContain('1.000 like: 9,99 €');
});

test('an e-mail names a request only if there was one', () => {
  expect(composed('order-confirmation', 'es', { immediateText: undefined }).text).not.toContain(
    'inicio inmediato',
  );
});

test('the buyer keeps seller, terms and withdrawal information with the confirmation', () => {
  const { text, html } = composed('order-confirmation', 'fr');
  for (const part of ['Nubalia S.L. · B12345678', 'Droit de rétractation', '14 jours', 'Garantie']) {
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

test('the delivered and promised quantities are shown if they are known', () => {
  const text = (delivered?: number) =>
    plain(composeEmail('delivery-in-progress', context('es', { delivered })).text);
  expect(text(700).split('\n')).toContain('Entregado: 700 de 1.600');
  expect(text()).not.toContain('Entregado:');
  const expectedEnd = new Date('2026-11-21T18:30:00Z');
  const due = composeEmail('delivery-in-progress', context('es', { expectedEnd })).text;
  expect(plain(due)).toMatch(/Previsto para: 21 nov 2026, 19:30/);
  expect(text()).not.toContain('Previsto');
});

test.each([
  ['es', 'Te hemos devuelto dinero (Reembolsado en parte)', 'Te hemos devuelto dinero (Reembolsado)'],
  ['fr', 'Nous vous avons remboursé (Remboursé en partie)', 'Nous vous avons remboursé (Remboursé)'],
  ['it', 'Ti abbiamo rimborsato (Rimborsato in parte)', 'Ti abbiamo rimborsato (Rimborsato)'],
] as const)('%s: a refund of a part is not shown as one of the whole order', (language, part, whole) => {
  const head = (refundedCents: number) =>
    composeEmail('refund-made', context(language, { refundedCents })).text.split('\n')[0];
  expect([head(500), head(facts.amountCents)]).toEqual([part, whole]);
});

test('the badge of a payment that was given back agrees with the payment', () => {
  expect(composed('payment-returned', 'fr').text).toContain('Votre paiement a été remboursé (Remboursé)');
});

test('a refund shows its own amount and, if there were others, the sum', () => {
  const lines = (change: Partial<EmailFacts>) =>
    plain(composeEmail('refund-made', context('es', change)).text).split('\n');
  expect(lines({})).toEqual(expect.arrayContaining(['Reembolso: 2,00 €', 'Reembolsado hasta ahora: 5,00 €']));
  expect(lines({ refundCents: 500 }).join()).not.toContain('hasta ahora');
  // Runs that did not number their refunds report the sum.
  expect(lines({ refundCents: undefined })).toContain('Reembolso: 5,00 €');
});

test.each([
  ['es', 'Seguidores al empezar: 5.230', 'Seguidores con la entrega: 6.330'],
  ['fr', 'Abonnés au début : 5 230', 'Abonnés avec la livraison : 6 330'],
  ['it', 'Follower all’inizio: 5.230', 'Follower con la consegna: 6.330'],
] as const)('the completion e-mail proves the delivery: %s', (language, before, after) => {
  const text = (startCount?: number) =>
    plain(composeEmail('order-completed', context(language, { startCount, totalQuantity: 1100 })).text);
  expect(text(5230)).toContain(before);
  expect(text(5230)).toContain(after);
  expect(text()).not.toContain(before.split(/ ?:/)[0]);
});

test.each([
  ['es', 'garantía hasta el 21 de diciembre de 2026'],
  ['fr', 'garantie jusqu’au 21 décembre 2026'],
  ['it', 'garantito fino al 21 dicembre 2026'],
] as const)('%s: a limited guarantee is shown with its end', (language, until) => {
  const guaranteeUntil = new Date('2026-12-21T09:00:00Z');
  const textWith = (change: Partial<EmailFacts>) =>
    plain(composeEmail('order-completed', context(language, change)).text);
  expect(textWith({ guaranteeUntil })).toContain(until);
  expect(textWith({})).not.toContain('2026');
  expect(textWith({ guaranteeUntil, withoutRefills: true })).not.toContain(until);
  // A refill would be refused.
  expect(textWith({ guaranteeUntil, isDisputed: true })).not.toContain(until);
  expect(textWith({ guaranteeUntil, owedCents: 923 })).not.toContain(until);
});

test.each([
  ['es', 'el recibo rectificativo', 'la factura rectificativa'],
  ['fr', 'Le reçu rectificatif', 'La facture rectificative'],
  ['it', 'la ricevuta di rettifica', 'la fattura di rettifica'],
] as const)(
  '%s: a refund e-mail names the document that is attached, if there is one',
  (language, ofReceipt, ofInvoice) => {
    for (const kind of ['refund-made', 'order-partial', 'order-cancelled'] as const) {
      const text = (corrected?: 'receipt' | 'invoice') =>
        composeEmail(kind, { ...context(language), corrected }).text;
      expect(text('receipt')).toContain(ofReceipt);
      expect(text('invoice')).toContain(ofInvoice);
      for (const name of [ofReceipt, ofInvoice]) expect(text()).not.toContain(name);
    }
  },
);

test.each(languages)('%s: an e-mail about a delivery under way does not call it slow', (language) => {
  const { text } = composed('delivery-in-progress', language);
  expect(text).not.toMatch(/habitual|d’habitude|solito/);
});

test('a free refill is promised for followers alone', () => {
  const text = (serviceType: EmailFacts['serviceType']) =>
    composeEmail('order-completed', context('es', { serviceType, region: 'none' })).text;
  expect(text('followers')).toContain('reposición gratuita');
  expect(text('likes')).not.toContain('reposición');
});

test.each([
  ['es', 'se vende sin reposición', 'reposición gratuita'],
  ['fr', 'vendue sans remplacement', 'remplacement gratuit'],
  ['it', 'venduto senza reintegro', 'reintegro gratuito'],
] as const)(
  'an order sold without refills promises none, and says so from the start: %s',
  (language, without, free) => {
    const text = (kind: EmailKind, withoutRefills: boolean) =>
      composeEmail(kind, context(language, { withoutRefills })).text;
    expect(text('order-confirmation', true)).toContain(without);
    expect(text('order-confirmation', false)).not.toContain(without);
    expect(text('order-completed', false)).toContain(free);
    expect(text('order-completed', true)).not.toContain(free);
  },
);

test('names of people and shops stay text in every message', () => {
  const username = '<b>x</b>';
  for (const kind of emailKinds) {
    const { html } = composeEmail(kind, {
      ...context('es', { username }),
      shop: { ...shop, shopName: '<i>Shop</i>', seller: { ...shop.seller, legalName: '"><script>' } },
    });
    expect([kind, /<b>|<i>|<script/.exec(html)?.[0]]).toEqual([kind, undefined]);
  }
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

test('the reason is left out, so nobody can send their own text to others', () => {
  const { text, html } = composeAcknowledgement({ ...statement, reason: 'Visit https://evil.example' }, shop);
  expect(text + html).not.toContain('evil');
});

test.each(
  languages.flatMap((language) =>
    ['LLAMAAL900123456', 'LLAMA-900123-4567'].map((orderNumber) => ({ language, orderNumber })),
  ),
)(
  '$language: the number $orderNumber goes to support only: it may be a telephone number',
  ({ language, orderNumber }) => {
    const called = { ...statement, language, orderNumber };
    const { subject, text, html } = composeAcknowledgement(called, shop);
    expect(subject + text + html).not.toMatch(/900-?123/);
    expect(subject).toContain('D-1F0C22A7');
    expect(foreignWords(`${subject} ${text}`, language)).toBeUndefined();
    expect(composeWithdrawalReport(called, shop).text).toContain(orderNumber);
  },
);

test('a typed value writes no line of its own into an e-mail’s summary', () => {
  const reason = 'No lo quiero.\nCorreo: otra@b.example\r\nReferencia: D-00000000';
  const lines = composeWithdrawalReport({ ...statement, reason }, shop).text.split('\n');
  expect(lines.filter((line) => /^(Correo|Referencia)/.test(line))).toEqual([
    'Correo: a@b.example',
    'Referencia: D-1F0C22A7',
  ]);
});

test('HTML in a typed name is escaped', () => {
  const name = 'Lucía <b>Gómez</b>';
  expect(composeWithdrawalReport({ ...statement, name }, shop).html).not.toContain('<b>');
});

test('the acknowledgement does not reveal whether the order is theirs', () => {
  const fits = composeAcknowledgement({ ...statement, orderId: '4711', cartId: 'cart_1' }, shop);
  expect(composeAcknowledgement(statement, shop)).toEqual(fits);
});

test('support sees whether it matches an order, with a link to it or to the queue', () => {
  expect(composeWithdrawalReport({ ...statement, orderId: '4711' }, shop).text).toContain(
    'https://shop.example/admin/orders/4711',
  );
  const { text } = composeWithdrawalReport(statement, shop);
  expect(text).toContain('no corresponden a ningún pedido');
  expect(text).toContain('https://shop.example/admin/needs-attention?kind=withdrawal');
});

test.each(languages)(
  '%s: the last e-mail leads to the same package, and names nobody in the address',
  (language) => {
    const { text, html } = composeEmail(
      'order-completed',
      context(language, { serviceId: 211, quantity: 760 }),
    );
    const address = `${serviceAddress('followers', language)}?package=211&quantity=760`;
    expect(text).toContain(address);
    expect(unescapeHtml(html)).toContain(address);
    expect(address).not.toContain(facts.username);
  },
);

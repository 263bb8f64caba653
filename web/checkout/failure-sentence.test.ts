import { languages } from '#domain/money.ts';
import { loadMessages } from '../i18n/catalogue';
import type { Messages } from '../i18n/shape';
import { failureCode, failureNote, failureSentence } from './failure-sentence';

let es: Messages;
beforeAll(async () => {
  es = await loadMessages('es');
});

test('a known code has its sentence, whatever message the URL has [S0-2.9]', () => {
  expect(failureSentence('expired_card', 'Llame al 900 000 000', es)).toBe(
    es.checkout.cardErrors.expired_card,
  );
});

test('a message is shown only if it is one of ours [S0-2.31]', () => {
  expect(failureSentence('unknown', ` ${es.checkout.errors.rejected} `, es)).toBe(
    es.checkout.errors.rejected,
  );
  for (const foreign of ['Llame al 900 000 000', '<b>Paga aquí</b>', '', null])
    expect(failureSentence('unknown', foreign, es)).toBe('Error desconocido al procesar el pago');
});

test.each(languages)(
  '%s: the page says once that nothing was charged, whatever the reason',
  async (language) => {
    const messages = await loadMessages(language);
    const { paymentFailed } = messages.pages;
    const notCharged = paymentFailed.notCharged.replace(/\.$/, '');
    const { cardErrors, errors } = messages.checkout;
    for (const sentence of [...Object.values(cardErrors), errors.rejected, paymentFailed.unknown]) {
      const page = [sentence, failureNote(sentence, paymentFailed)].filter(Boolean).join(' ');
      expect([page, page.split(notCharged).length - 1]).toEqual([page, 1]);
    }
    expect(failureNote(paymentFailed.unknown, paymentFailed)).toContain(paymentFailed.retry);
  },
);

test.each([
  [null, 'unknown'],
  ['', 'unknown'],
  ['card_declined', 'card_declined'],
  ['<script>alert(1)</script>', 'scriptalert1script'],
  ['x'.repeat(99), 'x'.repeat(40)],
])('the code %j is shown as %j', (code, shown) => expect(failureCode(code)).toBe(shown));

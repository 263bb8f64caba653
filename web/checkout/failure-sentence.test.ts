import { loadMessages } from '../i18n/catalogue';
import type { Messages } from '../i18n/shape';
import { failureCode, failureSentence } from './failure-sentence';

let es: Messages;
beforeAll(async () => {
  es = await loadMessages('es');
});

test('a known code has its sentence, whatever the address says beside it [S0-2.9]', () => {
  expect(failureSentence('expired_card', 'Llame al 900 000 000', es)).toBe(
    es.checkout.cardErrors.expired_card,
  );
});

test('a message is shown only where it is one of ours [S0-2.31]', () => {
  expect(failureSentence('unknown', ` ${es.checkout.errors.rejected} `, es)).toBe(
    es.checkout.errors.rejected,
  );
  for (const foreign of ['Llame al 900 000 000', '<b>Paga aquí</b>', '', null])
    expect(failureSentence('unknown', foreign, es)).toBe('Error desconocido al procesar el pago');
});

test.each([
  [null, 'unknown'],
  ['', 'unknown'],
  ['card_declined', 'card_declined'],
  ['<script>alert(1)</script>', 'scriptalert1script'],
  ['x'.repeat(99), 'x'.repeat(40)],
])('the code %j is shown as %j', (code, shown) => expect(failureCode(code)).toBe(shown));

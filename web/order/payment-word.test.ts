import { languages } from '#domain/money.ts';
import { loadMessages } from '../i18n/catalogue';
import { paymentWord } from './payment-word';

test.each(languages)('%s: a payment that a bank took back is not called paid', async (language) => {
  const messages = await loadMessages(language);
  const { payments, chargedBack } = messages.tracking;
  expect(paymentWord({ paymentStatus: 'paid' }, messages)).toBe(payments.paid);
  expect(paymentWord({ paymentStatus: 'paid', chargedBack: true }, messages)).toBe(chargedBack);
});

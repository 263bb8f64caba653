import { adminPayments } from './calls/admin-payments';
import { ownAnswers as es } from './chat/own-answers/es';
import { ownAnswers as fr } from './chat/own-answers/fr';
import { ownAnswers as italian } from './chat/own-answers/it';
import { defaultContent } from './content/defaults';
import { languages } from './money';
import { heads as headsEs } from './page-heads/es';
import { heads as headsFr } from './page-heads/fr';
import { heads as headsIt } from './page-heads/it';
import { paymentMethodTypes, waysToPay } from './payment-methods';

const ownAnswers = { es, fr, it: italian };

const heads = { es: headsEs, fr: headsFr, it: headsIt };

/** All methods, whatever the language. */
const all = [...new Set(languages.flatMap(waysToPay))];

test.each(languages)('%s: every way to pay that an intent takes has a name', (language) => {
  for (const type of paymentMethodTypes(language).filter((one) => one !== 'card'))
    expect(waysToPay(language).map((name) => name.toLowerCase())).toContain(type);
});

test.each(languages)(
  '%s: the list of payments can be filtered by every way to pay that an intent takes',
  (language) => {
    for (const method of paymentMethodTypes(language))
      expect(adminPayments.query?.parse({ method })).toMatchObject({ method });
  },
);

test.each(languages)(
  '%s: questions and assistant name each way to pay of the language, and no other',
  (language) => {
    const { entries } = defaultContent('faq', language);
    const [question] = entries.filter(({ respuesta }) => respuesta.includes('Apple Pay'));
    for (const text of [question?.respuesta ?? '', ownAnswers[language]['other-methods'] ?? '']) {
      const named = all.filter((name) => text.includes(name));
      expect([text, [...named].sort()]).toEqual([text, [...waysToPay(language)].sort()]);
    }
  },
);

test.each(languages)('%s: no text of a new shop names a way to pay that the language lacks', (language) => {
  const texts = JSON.stringify([
    ...(['faq', 'entry-followers', 'entry-likes', 'entry-views'] as const).map((key) =>
      defaultContent(key, language),
    ),
    ownAnswers[language],
    heads[language],
  ]);
  const lacks = all.filter((name) => !waysToPay(language).includes(name));
  expect(lacks.filter((name) => texts.includes(name))).toEqual([]);
  // Those of one language are shown next to the order form, and in descriptions of the checkout.
  for (const name of ['Bizum', 'Satispay'].filter((one) => waysToPay(language).includes(one)))
    for (const text of [defaultContent('entry-followers', language), heads[language].checkout])
      expect(JSON.stringify(text)).toContain(name);
});

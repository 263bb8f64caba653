import { defaultContent } from '#domain/content/defaults.ts';
import { contentKeys } from '#domain/content/sections.ts';
import { languages } from '#domain/money.ts';
import { loadMessages } from './catalogue';
import { foreignWords } from './testing/foreign-words';
import { sentences } from './testing/sentences';

async function allOf(language: (typeof languages)[number]): Promise<Map<string, string>> {
  const content = Object.fromEntries(contentKeys.map((key) => [key, defaultContent(key, language)]));
  return sentences({ ...(await loadMessages(language)), content });
}

/** Names, figures and words that are the same in two languages. */
const shared =
  /\.(name|initials)$|heads\.|platforms\.|copyright|\.toHome$|checkout\.(package|total|discountLine)$|shell\.menu|lines\.likes$/;

test('every language has the same sentences: none is missing, none is empty, none has other parts [S0-9.18]', async () => {
  const spanish = await allOf('es');
  for (const language of languages) {
    const other = await allOf(language);
    expect([...other.keys()].sort()).toEqual([...spanish.keys()].sort());
    for (const [place, text] of other)
      if (spanish.get(place)) expect([place, text.trim()]).not.toEqual([place, '']);
  }
});

test('every sentence uses the values it is given', async () => {
  const spanish = await allOf('es');
  for (const language of languages)
    for (const [place, text] of await allOf(language)) {
      const used = (of: string) => [...of.matchAll(/#\d/g)].map(([mark]) => mark).sort();
      expect([place, used(text)]).toEqual([place, used(spanish.get(place) ?? '')]);
    }
});

test.each([
  ['es', 'fr'],
  ['es', 'it'],
  ['fr', 'it'],
] as const)('no sentence is the same in %s and %s', async (one, other) => {
  const theirs = await allOf(other);
  const same = [...(await allOf(one))].filter(
    ([place, text]) => text.length > 12 && !shared.test(place) && theirs.get(place) === text,
  );
  expect(same).toEqual([]);
});

test.each(languages)('in %s no sentence is in another language', async (language) => {
  const slipped = [...(await allOf(language))].flatMap(([place, text]) => {
    const found = foreignWords(text, language);
    return found ? [`${place} ${found}: ${text}`] : [];
  });
  expect(slipped).toEqual([]);
});

test.each(languages)(
  'in %s the note about sample cases counts none: there may be any number',
  async (language) => {
    expect((await loadMessages(language)).cases.sample).not.toMatch(/\b(?:tres|trois|tre)\b|\d/);
  },
);

test('the words distinguish the languages', async () => {
  const spanish = await allOf('es');
  const long = [...spanish.values()].filter((text) => text.length > 60);
  const caught = long.filter((text) => foreignWords(text, 'it') && foreignWords(text, 'fr'));
  expect(caught.length / long.length).toBeGreaterThan(0.8);
});

test.each(languages)('%s: the description of a page fits into a search result', async (language) => {
  for (const { description } of Object.values((await loadMessages(language)).heads))
    expect(description.length).toBeLessThanOrEqual(160);
});

test.each([
  ['es', 'Proceder al pago', /^Pagar 9,99\s€ — pedido con obligación de pago$/],
  ['fr', 'Passer au paiement', /^Payer 9,99\s€ — commande avec obligation de paiement$/],
  ['it', 'Procedi al pagamento', /^Paga 9,99\s€ — ordine con obbligo di pagare$/],
] as const)('%s: the pay button names the obligation', async (language, proceed, pay) => {
  const { order, checkout } = await loadMessages(language);
  expect(order.proceed).toBe(proceed);
  expect(checkout.pay('9,99 €')).toMatch(pay);
});

test.each([
  ['fr', 1, '1 abonné'],
  ['fr', 0, '0 abonné'],
  ['fr', 2, '2 abonnés'],
  ['it', 1, '1 follower'],
  ['es', 1, '1 seguidor'],
  ['es', 0, '0 seguidores'],
] as const)('%s counts %d as %s', async (language, count, text) => {
  expect((await loadMessages(language)).order.followers(count)).toBe(text);
});

import fc from 'fast-check';
import {
  inRange,
  interpolatePriceCents,
  packagesLike,
  type Service,
  type ServiceType,
  seedServices,
  soldFrom,
} from '../catalogue';
import { formatCount } from '../format';
import { formatEuros, type Language, languages } from '../money';
import { factsOfNewShop } from '../testing/new-shop';
import { recognizerOf } from '../testing/recognizers';
import { answerTo } from './answer';
import { buildKnowledge, type Knowledge } from './knowledge';
import { offerAnswer } from './prices';
import { textsOf } from './texts/index';

const services = seedServices({ europe: '1', spain: '2', likes: '3', views: '4' });
const recognizers = {} as Record<Language, Knowledge['recognize']>;
beforeAll(async () => {
  for (const language of languages) recognizers[language] = recognizerOf(language);
});
const knownWith = (sold: readonly Service[], language: Language): Knowledge => {
  const sources = { published: [], facts: factsOfNewShop(language), services: sold };
  return buildKnowledge(sources, language, recognizers[language]);
};
const ask = (question: string, language: Language, sold: readonly Service[] = services) =>
  answerTo(question, language, knownWith(sold, language));

const asking: Record<Language, (quantity: string, type: ServiceType) => string> = {
  es: (quantity, type) =>
    `cuánto cuestan ${quantity} ${{ followers: 'seguidores', likes: 'likes', views: 'visualizaciones' }[type]}`,
  fr: (quantity, type) =>
    `combien coûtent ${quantity} ${{ followers: 'abonnés', likes: 'likes', views: 'vues' }[type]} ?`,
  it: (quantity, type) =>
    `quanto costano ${quantity} ${{ followers: 'follower', likes: 'like', views: 'visualizzazioni' }[type]}`,
};

/** Every amount of money that a text names. */
const amountsIn = (text: string) => text.match(/\d[\d.\s\u00a0\u202f]*,\d\d(?=[\s\u00a0\u202f]€)/g) ?? [];
const amount = (cents: number, language: Language) =>
  formatEuros(cents, language).replace(/[\s\u00a0\u202f]€$/, '');

const packages = services.filter(({ range }) => !range);

test.each(languages)('%s: every package is answered with its price and bonus', (language) => {
  for (const { type, quantity, priceCents, bonus } of packages) {
    const { message, about } = ask(asking[language](String(quantity), type), language);
    expect([quantity, about]).toEqual([quantity, ['price']]);
    expect(message).toContain(amount(priceCents, language));
    expect(message).toContain(formatCount(quantity, language));
    if (bonus > 0) expect(message).toContain(`(+${formatCount(bonus, language)}`);
  }
});

test('any quantity is priced as the checkout prices it, and only prices of things on sale are named', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...languages),
      fc.constantFrom<ServiceType>('followers', 'likes', 'views'),
      fc.integer({ min: 20, max: 120_000 }),
      (language, type, quantity) => {
        const { message } = ask(asking[language](String(quantity), type), language);
        const exact = services
          .filter((one) => one.type === type)
          .flatMap((one) => {
            const fits = one.range ? inRange(one.range, quantity) : one.quantity === quantity;
            return fits ? (soldFrom(services, one.id, one.range && quantity) ?? []) : [];
          });
        const sold = [...packages.filter((one) => one.type === type), ...exact];
        const allowed = sold.map(({ priceCents }) => amount(priceCents, language));
        const named = amountsIn(message);
        expect(named.length).toBeGreaterThan(0);
        expect(named.filter((one) => !allowed.includes(one))).toEqual([]);
        const europe = exact.find(({ region }) => region === 'europe' || region === 'none');
        if (europe) expect(named).toContain(amount(europe.priceCents, language));
      },
    ),
    { numRuns: 150 },
  );
});

test('a quantity that only the second custom service covers is priced by it', () => {
  // Of 110 to 490 only the special one (5989) sells any.
  expect(ask('cuánto cuestan 110 seguidores europeos', 'es').message).toContain('3,92');
});

test.each([
  ['es', 'cuánto cuestan 60 likes', /^No hay un paquete de 60 likes, pero sí hay: 50 likes por \d/],
  ['fr', 'combien coûtent 60 likes', /^Il n’y a pas de pack de 60 likes, mais il y a\s: 50 likes à \d/],
  ['it', 'quanto costano 60 like', /^Non c’è un pacchetto da 60 like, ma abbiamo: 50 like a \d/],
] as const)(
  '%s: a size that is not sold leads to the nearest, in one sentence',
  (language, question, start) => {
    expect(ask(question, language).message).toMatch(start);
  },
);

test('for a budget the largest affordable package is named', () => {
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 300 }), (euros) => {
      const { message } = ask(`cuántos seguidores europeos me dais por ${euros} euros`, 'es');
      const affordable = packagesLike({ type: 'followers', region: 'europe' }, services).filter(
        ({ priceCents }) => priceCents <= euros * 100,
      );
      const most = affordable.reduce((a, b) => (b.quantity > a.quantity ? b : a));
      expect(amountsIn(message)).toEqual([amount(most.priceCents, 'es')]);
    }),
  );
});

test.each([
  ['es', '1.000'],
  ['es', '1000'],
  ['es', 'mil'],
  ['es', '1k'],
  ['es', '1 k'],
  ['fr', '1 000'],
  ['fr', 'mille'],
  ['it', '1.000'],
  ['it', 'mille'],
] as const)('%s: “%s” is a thousand', (language, written) => {
  expect(ask(asking[language](written, 'followers'), language).message).toContain('9,99');
});

test.each([
  ['es', '10 mil', '61,99'],
  ['es', 'cinco mil', '33,99'],
  ['fr', 'dix mille', '61,99'],
  ['it', 'diecimila', '61,99'],
  ['it', '2,5k', '19,99'],
] as const)('%s: %s followers cost %s', (language, written, price) => {
  expect(ask(asking[language](written, 'followers'), language).message).toContain(price);
});

test('a question without a quantity gets the range of each line, and a link to its page', () => {
  const { message, links } = ask('¿cuánto cuestan los likes?', 'es');
  expect(amountsIn(message)).toEqual(['2,29', '500,00']);
  expect(links.map(({ href }) => href)).toEqual(['/es/ig-likes']);
});

test('a price of European followers leads to the order form with that package chosen', () => {
  expect(ask('precio de 1000 seguidores', 'es').links[0]?.href).toBe('/es/ig?followers=1000');
});

test('what is not on sale is not priced', () => {
  const onlyLikes = services.filter(({ type }) => type === 'likes');
  expect(ask('cuánto cuestan 1000 seguidores', 'es', onlyLikes).message).toBe(textsOf.es.unknown);
  expect(ask('cuánto cuestan 1000 seguidores', 'es', []).message).toBe(textsOf.es.unknown);
});

test('a changed price is in the next answer', () => {
  const dearer = services.map((one) => (one.id === 204 ? { ...one, priceCents: 1234 } : one));
  expect(ask('cuánto cuestan 1000 seguidores europeos', 'es', dearer).message).toContain('12,34');
});

test('least and largest quantities come from the catalogue', () => {
  const { message } = ask('cuál es el mínimo de likes', 'es');
  expect(message).toContain('paquetes de 50 a 10.000');
});

test.each([
  ['es', 'y'],
  ['fr', 'et'],
  ['it', 'e'],
] as const)('%s: what is offered is a list with “%s” before its last item', (language, and) => {
  const offered = (types: ServiceType[]) => {
    const { prices } = textsOf[language];
    const { message } =
      offerAnswer(
        language,
        services.filter(({ type }) => types.includes(type)),
      ) ?? {};
    const items = types.map((type) => {
      const [least] = services.filter((one) => one.type === type).sort((a, b) => a.priceCents - b.priceCents);
      return prices.from(prices.names[type]('none'), formatEuros(least?.priceCents ?? 0, language));
    });
    return { message, items, said: prices.offer };
  };
  const three = offered(['followers', 'likes', 'views']);
  const [followers, likes, views] = three.items;
  expect(three.message).toBe(three.said(`${followers}, ${likes} ${and} ${views}`));
  const one = offered(['likes']);
  expect(one.message).toBe(one.said(one.items.join()));
});

const europeans: Record<Language, { all: string; budget: string }> = {
  es: {
    all: 'cuánto cuestan los seguidores europeos',
    budget: 'cuántos seguidores europeos me dais por 100 euros',
  },
  fr: {
    all: 'combien coûtent les abonnés européens ?',
    budget: 'combien d’abonnés européens pour 100 euros ?',
  },
  it: { all: 'quanto costano i follower europei', budget: 'quanti follower europei per 100 euro' },
};

test.each(languages)('%s: a line without packages names the quantities that can be chosen', (language) => {
  const chosen = services.filter(({ range }) => range);
  const [least, most] = [100, 100_000].map((quantity) =>
    amount(interpolatePriceCents([], quantity), language),
  );
  const named = (question: string) => amountsIn(ask(question, language, chosen).message);
  expect(named(asking[language]('50', 'followers'))).toEqual([least]);
  expect(named(asking[language]('500000', 'followers'))).toEqual([most]);
  const { all, budget } = europeans[language];
  expect(named(all)).toEqual([least, most]);
  expect(named(budget)).toEqual([least, most]);
});

test('French lists the nearest packages with its own spaces, and what is sold with its article', () => {
  const { message } = ask('combien coûtent 300 abonnés d’Espagne ?', 'fr');
  expect(message.replaceAll('\u202f', '_').replaceAll('\u00a0', '~')).toMatch(
    /^Il n’y a pas de pack de 300 abonnés d’Espagne, mais il y a_: 250 abonnés d’Espagne à 8,99_€ \(\+25 en cadeau\)_; 500 abonnés d’Espagne à 12,99_€ \(\+50 en cadeau\)\./,
  );
  expect(ask('vous vendez quoi ?', 'fr').message).toContain('nous proposons des abonnés à partir de');
});

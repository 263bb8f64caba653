import { questionGroups } from '../content/questions';
import { invoiceWithinDays } from '../invoices';
import { type Language, languages } from '../money';
import { forbiddenWord } from '../neutral-words';
import { mostPosts, postsAllowed } from '../posts';
import { contentOfNewShop, factsOfNewShop } from '../testing/new-shop';
import { recognizerOf } from '../testing/recognizers';
import { answerTo } from './answer';
import { linksTo } from './chat-answer';
import { buildKnowledge, type Sources } from './knowledge';
import { ownPassages, passagesOf } from './passages';
import type { Passage } from './search';
import { ruleOf, type Topic, topics } from './topics';

const publishedIn = (language: Language) => passagesOf((key) => contentOfNewShop(key, language));

const knows = async (sources: Sources, language: Language) =>
  buildKnowledge(sources, language, recognizerOf(language));

/** The topics of the ten questions of a new shop, in their order. */
const ofTheQuestions: Topic[] = [
  'delivery-time',
  'password',
  'public-profile',
  'guarantee',
  'order-state',
  'payment',
  'refund',
  'withdrawal',
  'discount',
  'wrong-profile',
];
/** Answered from data, or by the fixed words of a hand-over. */
const withoutWords: Topic[] = ['price', 'quantities', 'offer', 'person'];

describe.each(languages)('in %s', (language) => {
  const facts = factsOfNewShop(language);

  test('each of the ten questions answers its topic', async () => {
    const { answers } = await knows({ published: publishedIn(language), facts, services: [] }, language);
    const { general } = questionGroups(contentOfNewShop('faq', language).entries);
    expect(ofTheQuestions.map((topic) => answers.get(topic)?.text)).toEqual(
      general.map(({ respuesta }) => respuesta),
    );
  });

  test('those about posts and videos answer theirs, and none takes another topic’s place', async () => {
    const { answers } = await knows({ published: publishedIn(language), facts, services: [] }, language);
    const { ofLine } = questionGroups(contentOfNewShop('faq', language).entries);
    const own = new Set(ofLine.flatMap(({ entries }) => entries.map(({ respuesta }) => respuesta)));
    const taken = [...answers].filter(([, { text }]) => own.has(text)).map(([topic]) => topic);
    expect(taken.sort()).toEqual(['likes-posts', 'views-videos']);
    expect(answers.get('views-videos')?.text).toMatch(/\b20\b.*\b100\b/);
  });

  test('every topic has an answer', () => {
    const own = ownPassages(language, facts);
    const without = topics.filter(
      (topic) => !own.has(topic) && !ofTheQuestions.includes(topic) && !withoutWords.includes(topic),
    );
    expect(without).toEqual([]);
  });

  test('its own answer fills in shop and seller, and is short enough for a chat', () => {
    for (const [topic, { text }] of ownPassages(language, facts)) {
      expect([topic, text]).toEqual([topic, expect.not.stringMatching(/[{}<>]/)]);
      expect([topic, text.length < 420]).toEqual([topic, true]);
    }
  });

  test('in compliance mode no answer names a network, and no prices are given', async () => {
    const known = await knows(
      { published: publishedIn(language), facts, services: [], neutral: true },
      language,
    );
    const texts = [...known.answers.values()].map(({ title, text }) => `${title} ${text}`);
    expect(texts.filter((text) => forbiddenWord(text, language))).toEqual([]);
    expect(known.services).toEqual([]);
  });

  test('in compliance mode no link names a network, and one to the products leads to their chooser', async () => {
    const known = await knows(
      { published: publishedIn(language), facts, services: [], neutral: true },
      language,
    );
    const links = topics.map((topic) => {
      const share = { label: topic, share: 1 };
      const about = { ...known, recognize: () => ({ labels: [share], known: 1 }) };
      return [topic, answerTo('xyz', language, about).links] as const;
    });
    const named = links.filter(([, of]) => of.some(({ label }) => forbiddenWord(label, language)));
    expect(named).toEqual([]);
    expect(Object.fromEntries(links)['how-to-buy']).toEqual(linksTo(language, 'chooser'));
  });

  test('what buyers do on the order’s page is not sent to support first', async () => {
    const own = ownPassages(language, facts);
    const { answers } = await knows({ published: publishedIn(language), facts, services: [] }, language);
    expect(own.get('invoice')?.text).toMatch(new RegExp(`\\b${invoiceWithinDays}\\b`));
    for (const [topic, answer] of [
      ['change-order', own.get('change-order')],
      ['wrong-profile', answers.get('wrong-profile')],
    ] as const) {
      expect([topic, answer?.text]).toEqual([
        topic,
        expect.stringMatching(/^[^:.]*(página de tu pedido|page de votre commande|pagina del tuo ordine)/),
      ]);
      expect(ruleOf(topic).pages).toContain('track');
    }
  });

  test('only marketing e-mails are said to have an unsubscribe link', () => {
    const { text = '' } = ownPassages(language, facts).get('unsubscribe') ?? {};
    expect(text).toMatch(/recordatorio|rappel|promemoria/);
    expect(text).not.toMatch(/cada correo|chaque e-mail|ogni e-mail/);
  });

  test('the least that a post gets is the order form’s minimum', () => {
    const own = ownPassages(language, facts);
    expect(postsAllowed({ type: 'likes', quantity: 20, bonus: 0 })).toBe(2);
    expect(own.get('likes-posts')?.text).toMatch(/\b10 likes?\b/);
    expect(own.get('likes-posts')?.text).toContain(String(mostPosts));
    expect(postsAllowed({ type: 'views', quantity: 200, bonus: 0 })).toBe(2);
    expect(own.get('views-videos')?.text).toMatch(/\b100\b/);
    expect(own.get('views-videos')?.text).toContain(String(mostPosts));
  });
});

test('a published question on a topic is answered instead of the assistant’s own words', async () => {
  const question: Passage = {
    title: '¿Son reales los seguidores?',
    text: 'Lo publicado.',
    page: 'faq',
  };
  const known = await knows({ published: [question], facts: factsOfNewShop('es'), services: [] }, 'es');
  expect(answerTo('son bots o gente de verdad?', 'es', known)).toMatchObject({
    message: 'Lo publicado.',
    links: [{ href: '/es/faq' }, { href: '/es/terms-and-conditions' }, { href: '/es/ig' }],
  });
});

test('of two published questions on a topic the first is answered', async () => {
  const published: Passage[] = ['Uno.', 'Dos.'].map((text) => ({
    title: '¿Cuánto tarda la entrega?',
    text,
    page: 'faq',
  }));
  const known = await knows({ published, facts: factsOfNewShop('es'), services: [] }, 'es');
  expect(answerTo('cuando llegan', 'es', known).message).toBe('Uno.');
});

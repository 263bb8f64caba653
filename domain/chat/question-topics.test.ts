import type { Label } from './examples';
import { topicsOf } from './question-topics';
import type { Recognized } from './recognizer';

/** A recognizer that finds these shares in these texts, and nothing in others. */
const finding = (shares: Record<string, Partial<Record<Label, number>>>) => (text: string) => {
  const labels = Object.entries(shares[text] ?? { none: 1 }) as [Label, number][];
  const sorted = labels.map(([label, share]) => ({ label, share })).sort((a, b) => b.share - a.share);
  return { labels: sorted, known: 1 } satisfies Recognized<Label>;
};
const topics = (question: string, shares: Record<string, Partial<Record<Label, number>>>) =>
  topicsOf(question, 'it', finding(shares)).map(({ topic }) => topic);

test('two parts of a question ask for two things', () => {
  const shares = {
    'quanto costa? e quanto ci mette?': { price: 0.5, 'delivery-time': 0.4, none: 0.1 },
    'quanto costa': { price: 0.9 },
    'quanto ci mette': { 'delivery-time': 0.9 },
  };
  expect(topics('quanto costa? e quanto ci mette?', shares)).toEqual(['price', 'delivery-time']);
});

test('behind a question mark a second topic needs no share of the whole, which has one winner', () => {
  const shares = {
    'mi serve la password? e rischio il blocco?': { password: 0.99, ban: 0.01 },
    'mi serve la password': { password: 0.99 },
    'rischio il blocco': { ban: 0.8 },
  };
  expect(topics('mi serve la password? e rischio il blocco?', shares)).toEqual(['password', 'ban']);
});

test('a part alone doesn’t add a topic that the whole question hardly has', () => {
  const shares = {
    'il rimborso è partito, ma sul conto non lo vedo. quanto ci mette?': {
      refund: 0.95,
      'delivery-time': 0.01,
    },
    'il rimborso è partito': { refund: 0.9 },
    'quanto ci mette': { 'delivery-time': 0.9 },
  };
  expect(topics('il rimborso è partito, ma sul conto non lo vedo. quanto ci mette?', shares)).toEqual([
    'refund',
  ]);
});

test('what is certainly no business of the shop has no topic, whatever a part of it looks like', () => {
  const shares = {
    'mi fa male un dente, che prendo': { none: 0.96, offer: 0.02 },
    'che prendo': { offer: 0.9 },
  };
  expect(topics('mi fa male un dente, che prendo', shares)).toEqual([]);
});

import { loadMessages } from './catalogue';
import { ownTexts } from './testing/own-texts';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

test.each([
  ['es', ['1 de 5 estrellas', '4 de 5 estrellas']],
  ['fr', ['1 étoile sur 5', '4 étoiles sur 5']],
  ['it', ['1 stella su 5', '4 stelle su 5']],
] as const)('%s: a rating of one star has its own form', async (language, said) => {
  const { reviews } = (await loadMessages(language)).home;
  expect([1, 4].map((stars) => reviews.rating(stars))).toEqual(said);
});

// In French 0 has the form of 1.
test.each([
  ['es', false, ['0 likes', '1 like', '1.200 likes']],
  ['fr', false, ['0 like actuel', '1 like actuel', '1 200 likes actuels']],
  ['it', false, ['0 like attuali', '1 like attuale', '1.200 like attuali']],
  ['es', true, ['0 reacciones actuales', '1 reacción actual', '1.200 reacciones actuales']],
  ['fr', true, ['0 réaction actuelle', '1 réaction actuelle', '1 200 réactions actuelles']],
  ['it', true, ['0 reazioni attuali', '1 reazione attuale', '1.200 reazioni attuali']],
] as const)('%s: likes of a post, in compliance mode: %s', async (language, neutrally, said) => {
  const { posts } = (await loadMessages(language, neutrally)).order;
  expect([0, 1, 1200].map((likes) => plain(posts.likeCount(likes)))).toEqual(said);
});

/* «Degli 8», «degli 11», but «dei 10»: which one is known only with the number. */
test('it: no plural article stands before a number', () => {
  const articles = [...ownTexts('it')].filter(([, text]) =>
    /(?<!\p{L})(?:i|ai|dai|dei|nei|sui) (?:#\d|[25]\.?000)/iu.test(text),
  );
  expect(articles).toEqual([]);
});

import { createSearch } from './search';

const search = createSearch(
  [
    { title: 'Spedite i criceti?', text: 'Solo di venerdì.', page: 'faq' },
    { title: 'Criceti', text: 'Ne abbiamo tre.', page: 'faq' },
    { title: 'Per quanto tempo', text: 'Due anni.', page: 'privacy' },
  ],
  'it',
);

test.each(['Spedite i criceti?', 'spedite criceti', 'criceto spedite'])(
  '“%s” is the first title',
  (question) => {
    expect(search(question)).toMatchObject([{ passage: { text: 'Solo di venerdì.' }, isItsTitle: true }]);
  },
);

test.each(['spedite i criceti anche in Francia?', 'avete criceti', 'Per quanto tempo?'])(
  '“%s” is no title',
  (question) => {
    expect(search(question).some(({ isItsTitle }) => isItsTitle)).toBe(false);
  },
);

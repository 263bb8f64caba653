import fc from 'fast-check';
import { languages } from '../money';
import { defaultContent } from './defaults';
import { questionGroups, questionsOf } from './questions';

const lines = ['followers', 'likes', 'views'] as const;
type Line = (typeof lines)[number];
const question = (name: string, ...shownOn: Line[]) => ({ pregunta: name, respuesta: 'x', shownOn });
const names = (entries: { pregunta: string }[]) => entries.map(({ pregunta }) => pregunta);

const entries = [
  question('time', ...lines),
  question('mail'),
  question('guarantee', 'followers'),
  question('posts', 'likes'),
  question('videos', 'views'),
  question('share', 'likes', 'views'),
];

test('a page shows the questions that are marked for it, those about its line first', () => {
  expect(names(questionsOf('followers', entries))).toEqual(['time', 'guarantee']);
  expect(names(questionsOf('likes', entries))).toEqual(['posts', 'time', 'share']);
  expect(names(questionsOf('views', entries))).toEqual(['videos', 'time', 'share']);
});

test('if none is marked for a page it shows the first general ones', () => {
  const unmarked = ['a', 'b', 'c', 'd', 'e', 'f'].map((pregunta) => ({ pregunta, respuesta: 'x' }));
  const more = [question('posts', 'likes'), ...unmarked];
  expect(names(questionsOf('views', more))).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('the page of questions groups those about one line under its name', () => {
  const { general, ofLine } = questionGroups(entries);
  expect(names(general)).toEqual(['time', 'mail', 'guarantee', 'share']);
  expect(ofLine.map(({ line, entries: own }) => [line, ...names(own)])).toEqual([
    ['likes', 'posts'],
    ['views', 'videos'],
  ]);
});

test('every question is on the page of questions once, and no other is on a product page', () => {
  const any = fc.array(
    fc.record({ pregunta: fc.uuid(), respuesta: fc.constant('x'), shownOn: fc.subarray([...lines]) }),
  );
  fc.assert(
    fc.property(any, (all) => {
      const { general, ofLine } = questionGroups(all);
      const shown = [...general, ...ofLine.flatMap((group) => group.entries)];
      expect(names(shown).sort()).toEqual(names(all).sort());
      for (const line of lines) for (const one of questionsOf(line, all)) expect(all).toContain(one);
    }),
  );
});

test.each(languages)('%s: a new shop answers five to six questions on each product page', (language) => {
  const counts = lines.map((line) => questionsOf(line, defaultContent('faq', language).entries).length);
  expect(counts).toEqual([5, 6, 6]);
});

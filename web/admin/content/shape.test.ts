import { defaultContent } from '#domain/content/defaults.ts';
import { contentKeys } from '#domain/content/sections.ts';
import { languages } from '#domain/money.ts';
import { asLines, emptyItem, fromEditor, problemsOf, toEditor } from './shape';

test.each(contentKeys.flatMap((key) => languages.map((language) => [key, language] as const)))(
  '%s in %s comes out of the editor as it went in, and is complete [S1-2.15.110]',
  (key, language) => {
    const content = defaultContent(key, language);
    const form = toEditor(key, content);
    expect(fromEditor(key, form)).toEqual(content);
    expect(problemsOf(key, form)).toEqual({});
  },
);

test.each(contentKeys)('%s: what an empty item lacks is told at its fields', (key) => {
  const problems = problemsOf(key, { sample: true, items: [emptyItem(key)] });
  expect(Object.keys(problems).length).toBeGreaterThan(0);
  for (const at of Object.keys(problems)) expect(at).toMatch(/^items\.0\.\w+/);
  expect(problemsOf(key, { sample: true, items: [] })).toHaveProperty('items');
});

test('a draft of any kind opens, whatever it lacks', () => {
  for (const key of contentKeys)
    for (const broken of [{}, { entries: 'x' }, { cases: [null, 1] }, { sections: [{ paragraphs: {} }] }])
      expect(() => toEditor(key, broken)).not.toThrow();
});

test('a text is compared by lines that people read', () => {
  const lines = asLines('legal-terms', { sections: [{ title: 'Uno', paragraphs: ['a', 'b'] }] });
  expect(lines).toBe('Uno\na\n\nb\n');
});

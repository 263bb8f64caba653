import { defaultContent } from '#domain/content/defaults.ts';
import { contentKeys } from '#domain/content/sections.ts';
import { languages } from '#domain/money.ts';
import { asLines, emptyItem, fromEditor, problemsOf, shapes, toEditor } from './shape';

test.each(contentKeys.flatMap((key) => languages.map((language) => [key, language] as const)))(
  '%s in %s comes out of the editor unchanged and complete [S1-2.15.110]',
  (key, language) => {
    const content = defaultContent(key, language);
    const form = toEditor(key, content);
    expect(fromEditor(key, form)).toEqual(content);
    expect(problemsOf(key, form)).toEqual({});
  },
);

test.each(contentKeys)('%s: missing parts of an empty item are shown at its fields', (key) => {
  const { lists } = shapes[key];
  const form = (items: typeof emptyItem) => ({
    sample: true,
    lists: Object.fromEntries(lists.map((list) => [list.name, [items(list)]])),
  });
  const problems = problemsOf(key, form(emptyItem));
  for (const { name, fields } of lists)
    for (const { name: field, kind, optional } of fields) {
      const filled = optional || ['rating', 'icon', 'sample', 'results'].includes(kind);
      if (!filled) expect(problems).toHaveProperty([`lists.${name}.0.${field}`]);
    }
  for (const at of Object.keys(problems)) expect(at).toMatch(/^lists\.\w+\.0\.\w+/);
  for (const { name, one } of lists.filter((list) => !list.one))
    expect([one, problemsOf(key, { sample: true, lists: {} })]).toEqual([
      undefined,
      expect.objectContaining({ [`lists.${name}`]: expect.any(String) }),
    ]);
});

test('a draft of any kind opens, whatever is missing', () => {
  for (const key of contentKeys)
    for (const broken of [
      {},
      { score: 1, figures: [{ sample: 'x' }], steps: {} },
      { entries: 'x' },
      { cases: [null, 1] },
      { sections: [{ paragraphs: {} }] },
    ])
      expect(() => toEditor(key, broken)).not.toThrow();
});

test('a text is compared by readable lines', () => {
  const lines = asLines('legal-terms', { sections: [{ title: 'Uno', paragraphs: ['a', 'b'] }] });
  expect(lines).toBe('Uno\na\n\nb\n');
});

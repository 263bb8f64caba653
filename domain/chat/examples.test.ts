import { languages } from '../money';
import { examplesOf } from './examples';
import { topics } from './topics';
import { plainWords } from './words';

describe.each(languages)('in %s', (language) => {
  const examples = Object.entries(examplesOf[language]);

  test('every topic has examples enough to learn from, and nothing else has', () => {
    const labels = [...topics, 'goodbye', 'greeting', 'none', 'thanks'].sort();
    expect(examples.map(([label]) => label).sort()).toEqual(labels);
    expect(examples.filter(([, texts]) => texts.length < 10)).toEqual([]);
  });

  test('no example asks for two topics', () => {
    const labels = new Map<string, string[]>();
    for (const [label, texts] of examples)
      for (const text of texts) {
        const plain = plainWords(text);
        labels.set(plain, [...(labels.get(plain) ?? []), label]);
      }
    expect([...labels].filter(([, of]) => of.length > 1)).toEqual([]);
  });
});

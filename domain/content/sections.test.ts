import { languages } from '../money';
import { defaultContent } from './defaults';
import { contentFacts, fillPlaceholders } from './placeholders';
import { contentKeys, readContent } from './sections';

describe('content as it is stored or sent', () => {
  const entry = { pregunta: '¿Qué?', respuesta: 'Esto.' };

  test.each([
    ['an object', { entries: [entry] }],
    ['its bare list', [entry]],
    ['JSON text of an object', JSON.stringify({ entries: [entry] })],
    ['JSON text of a list', JSON.stringify([entry])],
  ])('is read from %s', (_name, given) => {
    expect(readContent('faq', given).data).toEqual({ entries: [entry] });
  });

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a number', 7],
    ['text that is no JSON', '<script>alert(1)</script>'],
    ['no entries', { entries: [] }],
    ['an entry without an answer', [{ pregunta: '¿Qué?' }]],
    ['an answer of signs that nobody sees', [{ pregunta: '¿Qué?', respuesta: '\u200b\u202e ' }]],
    ['an answer that is too long', [{ pregunta: '¿Qué?', respuesta: 'x'.repeat(4001) }]],
    ['too many entries', Array.from({ length: 61 }, () => entry)],
  ])('is refused where it is %s, with a sentence', (_name, given) => {
    const { error } = readContent('faq', given);
    expect(error?.issues[0]?.message).toBeTruthy();
  });

  test('drops fields that it does not know, also those that would change every object', () => {
    const given =
      '{"entries":[{"pregunta":"a","respuesta":"b","html":"<b>","__proto__":{"x":1}}],"script":"s"}';
    expect(JSON.stringify(readContent('faq', given).data)).toBe(
      '{"entries":[{"pregunta":"a","respuesta":"b"}]}',
    );
  });

  test('keeps markup as the text that it is, and loses only what cannot be read [S1-2.8.2]', () => {
    const respuesta = '<img src=x onerror="alert(1)">\r\nline\u0007 two\u202E';
    expect(readContent('faq', [{ pregunta: 'q', respuesta }]).data?.entries[0]?.respuesta).toBe(
      '<img src=x onerror="alert(1)">\nline two',
    );
  });

  test('case studies and reviews are marked as samples by default', () => {
    const reviews = [{ name: 'A', initials: 'A', rating: 5, ago: 'hoy', service: 'x', comment: 'y' }];
    expect(readContent('reviews', { reviews }).data?.sample).toBe(true);
    expect(readContent('reviews', { reviews, sample: false }).data?.sample).toBe(false);
  });
});

describe.each(languages)('the texts that the program brings along in %s', (language) => {
  test.each(contentKeys)('%s fits its own rules [S1-3.8]', (key) => {
    expect(readContent(key, defaultContent(key, language)).data).toEqual(defaultContent(key, language));
  });

  test('are ten questions and three cases', () => {
    expect(defaultContent('faq', language).entries).toHaveLength(10);
    expect(defaultContent('case-studies', language).cases).toHaveLength(3);
  });

  test('name shop and seller once they are filled in', () => {
    const filled = JSON.stringify(
      contentKeys.map((key) =>
        fillPlaceholders(
          defaultContent(key, language),
          contentFacts({ shopName: 'Mi Tienda', seller: 'Ana, S.L.' }, language),
        ),
      ),
    );
    expect(filled).toContain('Mi Tienda');
    expect(filled).toContain('Ana, S.L.');
    expect(filled).not.toMatch(/\{\w+\}/);
  });
});

test('a seller whose name looks like a pattern or a placeholder is written as it is', () => {
  const facts = contentFacts({ shopName: '$&', seller: '{shop}' }, 'es');
  expect(fillPlaceholders(['{seller} · {shop} · {other}'], facts)).toEqual(['{shop} · $& · {other}']);
});

import { languages } from '../money';
import { defaultContent } from './defaults';
import { contentFacts, fillPlaceholders } from './placeholders';
import { questionGroups } from './questions';
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

  test('a claim has a picture from the list, and is a sample until somebody says otherwise', () => {
    const { badges, ...claims } = defaultContent('claims', 'es');
    const read = readContent('claims', {
      ...claims,
      badges: [{ text: 'Rápido' }],
      figures: [{ value: '7', label: 'días' }],
    }).data;
    expect(read?.badges).toEqual([{ icon: 'check', text: 'Rápido' }]);
    expect(read?.figures).toEqual([{ value: '7', label: 'días', source: '', sample: true }]);
    expect(readContent('claims', { ...claims, badges: [{ icon: 'skull', text: 'x' }] }).error).toBeTruthy();
  });

  test.each(['4,9', '4.9', '1', '5', '5,0', '3,5'])('a score may be %s', (value) => {
    const claims = defaultContent('claims', 'es');
    expect(readContent('claims', { ...claims, score: { ...claims.score, value } }).success).toBe(true);
  });

  test.each(['5,1', '0,9', '6', '49', 'muy', ''])('a score of «%s» is refused with a sentence', (value) => {
    const claims = defaultContent('claims', 'es');
    const { error } = readContent('claims', { ...claims, score: { ...claims.score, value } });
    expect(error?.issues[0]).toMatchObject({ path: ['score', 'value'], message: expect.any(String) });
  });

  test('a section of several lists is not read from a bare one', () => {
    expect(readContent('entry-likes', [{ text: 'a' }]).success).toBe(false);
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

  test('are ten questions, three about each of the other lines, and three cases', () => {
    const { general, ofLine } = questionGroups(defaultContent('faq', language).entries);
    expect(general).toHaveLength(10);
    expect(ofLine.map(({ line, entries }) => [line, entries.length])).toEqual([
      ['likes', 3],
      ['views', 3],
    ]);
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

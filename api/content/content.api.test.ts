import { legalSections } from '#db/content.ts';
import { adminPublishContent, contentSection } from '#domain/calls/content.ts';
import { defaultContent } from '#domain/content/defaults.ts';
import { contentFacts, fillPlaceholders } from '#domain/content/placeholders.ts';
import { languages } from '#domain/money.ts';
import { administrator } from '../testing/administrator';
import { browser } from '../testing/browser';
import { fileDatabase } from '../testing/database';
import { plainRequest } from '../testing/plain-request';

const db = fileDatabase();
const visitor = browser();
const clear = () => db.query("DELETE FROM content_sections WHERE published_by = 'admin'");
beforeAll(clear);
afterEach(clear);

const read = (key: 'faq' | 'legal-terms', language?: string) =>
  visitor.call(contentSection, { params: { key }, query: language ? { language } : {} });

test.each(languages)('without a row the ten default questions of %s are used [S1-7.10]', async (language) => {
  expect(await read('faq', language)).toMatchObject({
    key: 'faq',
    language,
    version: 0,
    jsonContent: defaultContent('faq', language),
  });
});

test('Spanish is the default language', async () => {
  expect(await read('faq')).toMatchObject({ language: 'es' });
});

test('a published text is shown from then on, in its language only, and leaves a line in the audit log [S1-6.6]', async () => {
  const admin = await administrator();
  const jsonContent = [{ pregunta: '¿Nueva?', respuesta: 'Sí, <b>nueva</b>.', html: '<b>' }];
  const params = { key: 'faq', language: 'es' };
  const first = await admin.call(adminPublishContent, { params, body: { jsonContent, version: 0 } });
  expect(first.version).toBe(1);
  expect(await read('faq', 'es')).toMatchObject({
    version: 1,
    jsonContent: { entries: [{ pregunta: '¿Nueva?', respuesta: 'Sí, <b>nueva</b>.' }] },
  });
  expect(await read('faq', 'fr')).toMatchObject({ version: 0 });

  const text = JSON.stringify({ entries: [{ pregunta: '¿Otra?', respuesta: 'Otra.' }] });
  await admin.call(adminPublishContent, { params, body: { jsonContent: text } });
  expect(await read('faq', 'es')).toMatchObject({ version: 2 });

  const { rows } = await db.query(
    `SELECT actor, before, after FROM audit_log WHERE action = 'publish-content' AND subject = 'faq/es'
     ORDER BY id DESC LIMIT 1`,
  );
  expect(rows[0]).toMatchObject({ actor: 'admin', before: { version: 1 }, after: { version: 2 } });
});

test('an edit of an older version is refused, and nothing is overwritten', async () => {
  const admin = await administrator();
  const params = { key: 'faq', language: 'it' };
  const body = { jsonContent: [{ pregunta: 'a', respuesta: 'b' }], version: 0 };
  const both = await Promise.allSettled([
    admin.call(adminPublishContent, { params, body }),
    admin.call(adminPublishContent, { params, body }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const { status, body: answer } = await admin.refused(adminPublishContent, { params, body });
  expect([status, answer.code, answer.details]).toEqual([409, 'content_changed', { version: 1 }]);
});

test('unusable content is refused with the place of the error', async () => {
  const admin = await administrator();
  const params = { key: 'faq', language: 'es' };
  for (const [jsonContent, field] of [
    ['no json', 'jsonContent'],
    [[{ pregunta: 'a' }], 'jsonContent.entries.0.respuesta'],
    [{ entries: [{ pregunta: 'a', respuesta: 'x'.repeat(4001) }] }, 'jsonContent.entries.0.respuesta'],
  ] as const) {
    const { status, body } = await admin.refused(adminPublishContent, { params, body: { jsonContent } });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
  }
});

test('a visitor cannot publish [S1-6.6]', async () => {
  const params = { key: 'faq', language: 'es' };
  const { status } = await visitor.refused(adminPublishContent, { params, body: { jsonContent: [] } });
  expect(status).toBe(401);
});

test('an unknown section is named as the mistake', async () => {
  const { status, body } = await visitor.refused(contentSection, { params: { key: 'nothing' } });
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['key']]);
});

test('an unchanged text is not sent twice', async () => {
  // Not by fetch, which requests a fresh answer if it gets a condition.
  const path = '/api/content-sections/key/faq?language=es';
  const { headers } = await plainRequest(path);
  const again = await plainRequest(path, { headers: { 'if-none-match': String(headers.etag) } });
  expect(again.status).toBe(304);
});

test('an invalid stored text does not empty the page: the default is shown', async () => {
  await db.query(
    `INSERT INTO content_sections (key, language, version, json_content, published_at, published_by)
     VALUES ('faq', 'fr', 1, '{"html": "<p>"}', now(), 'admin')`,
  );
  expect(await read('faq', 'fr')).toMatchObject({ version: 0, jsonContent: defaultContent('faq', 'fr') });
});

test('an invalid stored text is replaced by an edit of the default that is shown in its place', async () => {
  await db.query(
    `INSERT INTO content_sections (key, language, version, json_content, published_at, published_by)
     VALUES ('faq', 'fr', 1, '{"html": "<p>"}', now(), 'admin')`,
  );
  const { version } = await read('faq', 'fr');
  const admin = await administrator();
  const edit = {
    params: { key: 'faq', language: 'fr' },
    body: { jsonContent: [{ pregunta: 'a', respuesta: 'b' }], version },
  };
  expect((await admin.call(adminPublishContent, edit)).version).toBe(2);
  expect((await admin.refused(adminPublishContent, edit)).body).toMatchObject({
    code: 'content_changed',
    details: { version: 2 },
  });
});

test('a draft is not shown', async () => {
  await db.query(
    `INSERT INTO content_sections (key, language, version, json_content)
     VALUES ('faq', 'fr', 7, '[{"pregunta":"a","respuesta":"b"}]')`,
  );
  expect(await read('faq', 'fr')).toMatchObject({ version: 0 });
  await db.query("DELETE FROM content_sections WHERE key = 'faq' AND language = 'fr' AND version = 7");
});

test('legal texts for e-mails are the published ones, with shop and seller named [S1-8.10]', async () => {
  const admin = await administrator();
  const sections = [{ title: 'Vende {shop}', paragraphs: ['Responde {seller}.'] }];
  await admin.call(adminPublishContent, {
    params: { key: 'legal-terms', language: 'es' },
    body: { jsonContent: { sections } },
  });
  const facts = contentFacts({ shopName: 'Mía', seller: 'Ana' }, 'es');
  expect(await legalSections(db, 'terms', 'es', facts)).toEqual([
    { title: 'Vende Mía', paragraphs: ['Responde Ana.'] },
  ]);
  // An e-mail about an older order contains the text of that time.
  expect(await legalSections(db, 'terms', 'es', facts, new Date(0))).toEqual(
    fillPlaceholders(defaultContent('legal-terms', 'es').sections, facts),
  );
});

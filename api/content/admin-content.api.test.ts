import { listenForChanges } from '#db/changes.ts';
import { migrate } from '#db/migrate.ts';
import { announce } from '#db/pool.ts';
import {
  adminContentOverview,
  adminContentSection,
  adminContentVersion,
  adminDiscardDraft,
  adminSaveDraft,
} from '#domain/calls/admin-content.ts';
import { adminPublishContent, contentSection } from '#domain/calls/content.ts';
import { defaultContent } from '#domain/content/defaults.ts';
import type { ContentKey } from '#domain/content/sections.ts';
import { administrator, logInAs } from '../testing/administrator';
import { browser } from '../testing/browser';
import { databaseAt, testDatabase } from '../testing/database';
import { databaseBefore } from '../testing/own-database';
import { insertRow } from '../testing/rows';
import { eventually } from '../testing/wait';
import { deleteDraft, saveDraft } from './drafts-sql';

const db = testDatabase();
/** A text that no other test edits at the same time. */
const params = { key: 'legal-privacy' as ContentKey, language: 'it' as const };
const clear = () =>
  Promise.all(
    ['content_sections', 'content_drafts'].map((table) =>
      db.query(`DELETE FROM ${table} WHERE key = $1 AND language = $2`, [params.key, params.language]),
    ),
  );
beforeEach(clear);
afterAll(async () => {
  await clear();
  await db.end();
});

const text = (title: string) => ({ sections: [{ title, paragraphs: ['Uno', 'Due'] }] });

it('the longest text that is complete can be saved and published; a longer one says so', async () => {
  const admin = await administrator();
  // Each character has three bytes. 50 paragraphs of 5,950 leave room for what is around them.
  const longest = { sections: [{ title: 'Tutto', paragraphs: Array(50).fill('…'.repeat(5950)) }] };
  const draft = { jsonContent: longest, revision: 0, version: 0 };
  const { revision, problems } = await admin.call(adminSaveDraft, { params, body: draft });
  expect(problems).toEqual({});
  const body = { jsonContent: longest, version: 0, draftRevision: revision };
  expect(await admin.call(adminPublishContent, { params, body })).toMatchObject({ version: 1 });
  const longer = { sections: [...longest.sections, ...longest.sections] };
  const refused = await admin.refused(adminPublishContent, {
    params,
    body: { jsonContent: longer, version: 1 },
  });
  expect(refused).toMatchObject({ status: 413 });
  const ascii = { sections: [{ title: 'Tutto', paragraphs: Array(51).fill('x'.repeat(5950)) }] };
  const saved = await admin.call(adminSaveDraft, {
    params,
    body: { jsonContent: ascii, revision: 0, version: 1 },
  });
  expect(saved.problems).toEqual({ sections: expect.stringContaining('300.000') });
});

it('a draft may lack parts and says which; only publishing makes it visible, and at once [S1-2.15.109]', async () => {
  const admin = await administrator();
  const { revision, problems } = await admin.call(adminSaveDraft, {
    params,
    body: { jsonContent: { sections: [{ title: '', paragraphs: [] }] }, revision: 0, version: 0 },
  });
  expect(problems).toEqual({
    'sections.0.title': 'Escribe un texto',
    'sections.0.paragraphs': 'Escribe al menos un párrafo',
  });
  const shown = () =>
    browser().call(contentSection, { params: { key: params.key }, query: { language: 'it' } });
  expect(await shown()).toMatchObject({ version: 0 });
  const { sections } = await admin.call(adminContentOverview, {});
  expect(sections.find(({ key, language }) => key === params.key && language === 'it')).toMatchObject({
    published: { version: 0 },
    draft: { revision, updatedBy: 'admin' },
  });
  await admin.call(adminPublishContent, {
    params,
    body: { jsonContent: text('Nuovo titolo'), version: 0, draftRevision: revision },
  });
  expect(await shown()).toMatchObject({ version: 1 });
  await eventually(async () =>
    expect((await browser().send('GET', '/it/privacy-policy')).body).toContain('Nuovo titolo'),
  );
  expect((await admin.call(adminContentSection, { params })).draft).toBeUndefined();
});

it('of two editors in parallel one saves; the other is refused and nothing of the first is lost [S1-2.15.112]', async () => {
  const [one, other] = [await administrator(), await logInAs(db, 'support')];
  const save = (by: typeof one, title: string, revision: number) =>
    by.send('PUT', `/api/admin/content-sections/${params.key}/it/draft`, {
      body: { jsonContent: text(title), revision, version: 0 },
    });
  const answers = await Promise.all([save(one, 'A', 0), save(other, 'B', 0)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'draft_changed' });
  const saved = answers.find(({ status }) => status === 200)?.body as { revision: number };
  const { draft } = await one.call(adminContentSection, { params });
  expect(draft?.revision).toBe(saved.revision);
  // Publishing a draft that somebody has overwritten is refused too.
  expect((await save(other, 'C', saved.revision)).status).toBe(200);
  const stale = await one.refused(adminPublishContent, {
    params,
    body: { jsonContent: text('A'), version: 0, draftRevision: saved.revision },
  });
  expect(stale).toMatchObject({ status: 409, body: { code: 'draft_changed' } });
  expect((await one.call(adminContentSection, { params })).published.version).toBe(0);
});

it('a revision of a discarded draft never names a colleague’s later draft [S1-2.15.112]', async () => {
  const [one, other] = [await administrator(), await logInAs(db, 'support')];
  const save = (title: string, revision: number) => ({
    params,
    body: { jsonContent: text(title), revision, version: 0 },
  });
  const stale = await one.call(adminSaveDraft, save('Mia', 0));
  await other.call(adminDiscardDraft, { params, body: { revision: stale.revision } });
  const theirs = await other.call(adminSaveDraft, save('Altrui', 0));

  const refused = { status: 409, body: { code: 'draft_changed' } };
  expect(await one.refused(adminSaveDraft, save('Mia', stale.revision))).toMatchObject(refused);
  const published = { jsonContent: text('Mia'), version: 0, draftRevision: stale.revision };
  expect(await one.refused(adminPublishContent, { params, body: published })).toMatchObject(refused);
  const discarded = { revision: stale.revision };
  expect(await one.refused(adminDiscardDraft, { params, body: discarded })).toMatchObject(refused);
  expect(await one.call(adminContentSection, { params })).toMatchObject({
    published: { version: 0 },
    draft: { revision: theirs.revision, content: text('Altrui') },
  });
});

it('a save and a discard tell open editors [S1-2.15.130]', async () => {
  const admin = await administrator();
  const heard: (string | undefined)[] = [];
  const changes = listenForChanges(process.env.DATABASE_URL ?? '', () => undefined);
  changes.subscribe((what) => heard.push(what));
  const drafts = () => heard.filter((what) => what === 'content-drafts').length;
  try {
    await eventually(async () => {
      await announce(db, 'listening');
      expect(heard).toContain('listening');
    });
    const body = { jsonContent: text('X'), revision: 0, version: 0 };
    const { revision } = await admin.call(adminSaveDraft, { params, body });
    await eventually(() => expect(drafts()).toBe(1));
    await admin.call(adminDiscardDraft, { params, body: { revision } });
    await eventually(() => expect(drafts()).toBe(2));
  } finally {
    await changes.close();
  }
});

it('an upgrade numbers drafts above all earlier ones, also those that are gone', async () => {
  const old = await databaseBefore('0064');
  const rows = databaseAt(old.ownerUrl);
  const draft = { ...params, content: {}, baseVersion: 0, updatedAt: new Date(), updatedBy: 'ana' };
  try {
    const kept = { key: params.key, language: params.language, json_content: {}, base_version: 0 };
    const by = { updated_at: new Date(), updated_by: 'ana' };
    await insertRow(rows, 'content_drafts', { ...kept, ...by, revision: 2 });
    const line = (after: object) =>
      insertRow(rows, 'audit_log', { actor: 'ana', action: 'save-content-draft', subject: 'faq/es', after });
    await line({ revision: 7 });
    await line({ refused: 'draft_changed' });
    await migrate(old.ownerUrl);
    expect(await saveDraft(rows, { ...draft, from: 2 })).toBe(8);
    expect(await deleteDraft(rows, { ...params, revision: 8 })).toBe(true);
    expect(await saveDraft(rows, { ...draft, from: 0 })).toBe(9);
  } finally {
    await rows.end();
    await old.drop();
  }
});

it('a text that was written on an earlier version does not replace a newer one [S1-2.15.112]', async () => {
  const [one, other] = [await administrator(), await logInAs(db, 'support')];
  const publish = (title: string, version?: number) =>
    other.call(adminPublishContent, { params, body: { jsonContent: text(title), version } });
  const save = (title: string, revision: number, version: number) =>
    one.call(adminSaveDraft, { params, body: { jsonContent: text(title), revision, version } });
  const refusal = (body: { version?: number; draftRevision: number }) =>
    one.refused(adminPublishContent, { params, body: { jsonContent: text('Bozza'), ...body } });
  const refused = { status: 409, body: { code: 'content_changed', details: { version: 1 } } };

  await publish('Altrui');
  // No draft: the version says where the text began.
  expect(await refusal({ version: 0, draftRevision: 0 })).toMatchObject(refused);
  // A draft that began at version 0 is stored, and still says so when it is saved again.
  const first = await save('Bozza', 0, 0);
  const second = await save('Bozza', first.revision, 0);
  expect(second.revision).toBeGreaterThan(first.revision);
  expect((await one.call(adminContentSection, { params })).draft).toMatchObject({ baseVersion: 0 });
  // Even by a caller that names the published version, or none.
  expect(await refusal({ version: 1, draftRevision: second.revision })).toMatchObject(refused);
  expect(await refusal({ draftRevision: second.revision })).toMatchObject(refused);
  expect((await one.call(adminContentSection, { params })).published).toMatchObject({
    version: 1,
    content: text('Altrui'),
  });
  // Saved on top of the published version, it is published.
  const { revision } = await save('Tutte e due', second.revision, 1);
  const body = { jsonContent: text('Tutte e due'), version: 1, draftRevision: revision };
  expect((await one.call(adminPublishContent, { params, body })).version).toBe(2);
  // Publishing without a version leaves a draft, which is then older.
  const left = await save('Bozza', 0, 2);
  await publish('Senza versione');
  const { status, body: answer } = await refusal({ version: 3, draftRevision: left.revision });
  expect([status, answer.code]).toEqual([409, 'content_changed']);
});

it('each version is kept and can be read, including the program’s; a discarded draft is in the audit log [S1-2.15.113]', async () => {
  const admin = await administrator();
  for (const [version, title] of ['Primo', 'Secondo'].entries())
    await admin.call(adminPublishContent, { params, body: { jsonContent: text(title), version } });
  const { published, versions } = await admin.call(adminContentSection, { params });
  expect(published).toMatchObject({ version: 2, publishedBy: 'admin', content: text('Secondo') });
  expect(versions.map(({ version }) => version)).toEqual([2, 1, 0]);
  const at = (version: number) =>
    admin.call(adminContentVersion, { params: { ...params, version: String(version) } });
  expect((await at(1)).content).toEqual(text('Primo'));
  expect((await at(0)).content).toEqual(defaultContent(params.key, 'it'));
  const gone = await admin.refused(adminContentVersion, { params: { ...params, version: '9' } });
  expect(gone.status).toBe(404);
  const { revision } = await admin.call(adminSaveDraft, {
    params,
    body: { jsonContent: text('X'), revision: 0, version: 2 },
  });
  await admin.call(adminDiscardDraft, { params, body: { revision } });
  const again = await admin.refused(adminDiscardDraft, { params, body: { revision } });
  expect(again.body.code).toBe('draft_changed');
  const { rows } = await db.query(
    "SELECT before FROM audit_log WHERE action = 'discard-content-draft' AND subject = 'legal-privacy/it' AND after ? 'discarded' ORDER BY id DESC LIMIT 1",
  );
  expect(rows[0].before).toEqual({ revision, jsonContent: text('X') });
});

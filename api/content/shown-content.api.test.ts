import { chat } from '#domain/calls/chat.ts';
import { adminPublishContent } from '#domain/calls/content.ts';
import { defaultContent } from '#domain/content/defaults.ts';
import type { ContentKey } from '#domain/content/sections.ts';
import { addressOf, type PageName } from '#domain/pages.ts';
import { it as italian } from '#web/i18n/it/index.ts';
import { administrator } from '../testing/administrator';
import { browser } from '../testing/browser';
import { testDatabase } from '../testing/database';
import { eventually } from '../testing/wait';

const db = testDatabase();
const visitor = browser();
const pages = ['home', 'likes', 'chooser', 'contact', 'faq', 'landing'] as const;

/** The text of an Italian page without scripts. */
async function textOf(page: PageName): Promise<string> {
  const html = String((await visitor.send('GET', addressOf(page, 'it'))).body);
  return html.slice(html.indexOf('<body'), html.indexOf('id="page-state"')).replace(/&#x27;/g, "'");
}

async function publish(key: ContentKey, jsonContent: Record<string, unknown>): Promise<void> {
  const admin = await administrator();
  await admin.call(adminPublishContent, { params: { key, language: 'it' }, body: { jsonContent } });
}

const unpublish = () => db.query("DELETE FROM content_sections WHERE language = 'it'");
beforeAll(unpublish);
afterAll(async () => {
  await unpublish();
  // Later tests expect the shop unchanged.
  const [badge] = defaultContent('claims', 'it').badges;
  const { differences } = defaultContent('entry-likes', 'it');
  const [question] = defaultContent('faq', 'it').entries;
  await eventually(async () => {
    expect(await textOf('chooser')).toContain(badge?.text);
    expect(await textOf('likes')).toContain(differences[1]?.title);
    for (const page of ['home', 'faq'] as const) expect(await textOf(page)).toContain(question?.pregunta);
  });
  await db.end();
});

/** The pages that contain a text. */
const whereSaid = async (text: string) => {
  const said = await Promise.all(
    pages.map(async (page) => ((await textOf(page)).includes(text) ? [page] : [])),
  );
  return said.flat();
};

it('published claims are on chooser, landing and contact page; the sample label goes with its flag [S0-1.5]', async () => {
  const { chooser, contact } = italian;
  await eventually(async () => expect(await whereSaid(chooser.score.note)).toEqual(['chooser', 'landing']));
  expect(await whereSaid(contact.figures.note)).toEqual(['contact']);
  const claims = defaultContent('claims', 'it');
  const counted = { source: 'i nostri registri', sample: false };
  await publish('claims', {
    ...claims,
    badges: [{ icon: 'shield', text: 'Distintivo provato' }],
    score: { ...claims.score, ...counted, value: '4,6', basis: 'Basata su 12 recensioni' },
    figures: [{ value: '31', label: 'progetti contati', ...counted }],
  });
  await eventually(async () => expect(await whereSaid('Distintivo provato')).toEqual(['chooser', 'landing']));
  expect(await whereSaid(chooser.score.outOf('4,6'))).toEqual(['chooser', 'landing']);
  await eventually(async () => expect(await whereSaid('progetti contati')).toEqual(['contact']));
  expect(await whereSaid('i nostri registri')).toEqual(['chooser', 'contact', 'landing']);
  for (const note of [chooser.score.note, contact.figures.note]) expect(await whereSaid(note)).toEqual([]);
});

it('content published for a product line is on its page only', async () => {
  await publish('entry-likes', {
    claims: [{ text: 'Affermazione nuova' }],
    differences: [{ icon: 'key', title: 'Differenza nuova', text: 'Perché sì.' }],
    steps: [{ title: 'Passo nuovo', text: 'Si fa così.' }],
  });
  for (const text of ['Affermazione nuova', 'Differenza nuova', 'Passo nuovo'])
    await eventually(async () => expect(await whereSaid(text)).toEqual(['likes']));
});

it('product page, page of questions and assistant answer a question with the same words', async () => {
  const question = (pregunta: string, shownOn?: string[]) => ({
    pregunta,
    respuesta: `Risposta a: ${pregunta}`,
    shownOn,
  });
  const asked = 'Quanto tempo ci vuole per la consegna?';
  await publish('faq', {
    entries: [
      question(asked, ['followers', 'likes']),
      question('Spedite i criceti?'),
      question('Quali post ricevono i like?', ['likes']),
    ],
  });
  await eventually(async () =>
    expect(await whereSaid(`Risposta a: ${asked}`)).toEqual(['home', 'likes', 'faq']),
  );
  expect(await whereSaid('Risposta a: Spedite i criceti?')).toEqual(['faq']);
  expect(await whereSaid('Risposta a: Quali post ricevono i like?')).toEqual(['likes', 'faq']);
  // The earlier text is gone everywhere.
  for (const { respuesta } of defaultContent('faq', 'it').entries)
    expect(await whereSaid(respuesta)).toEqual([]);
  await eventually(
    async () => {
      const messages = [{ role: 'user' as const, content: 'quanto ci mette la consegna' }];
      const { message } = await browser().call(chat, { body: { messages, language: 'it' } });
      expect(message).toBe(`Risposta a: ${asked}`);
    },
    { everyMs: 2_000 },
  );
});

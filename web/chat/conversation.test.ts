import { sendContact } from '#domain/calls/support.ts';
import { ApiError } from '../api-client/api-error';
import { readConversation } from '../drafts/contact-draft';
import { chatKey } from '../entry/storage-keys';
import { createConversation, readMessages } from './conversation';

const sorry = 'Lo siento';
const here = { language: 'es', neutral: false } as const;

function aWorld() {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  let seconds = 0;
  const asked: string[] = [];
  let reply: () => Promise<unknown> = async () => ({ success: true, message: 'Sí.' });
  const make = () =>
    createConversation({
      store,
      ask: (content) => {
        asked.push(content);
        return reply() as never;
      },
      now: () => {
        seconds += 1;
        return new Date(Date.UTC(2026, 10, 21, 10, 0, seconds));
      },
    });
  return { kept, store, asked, make, answers: (next: typeof reply) => (reply = next) };
}

async function say(talk: ReturnType<ReturnType<typeof aWorld>['make']>, text: string): Promise<boolean> {
  talk.type(text);
  return talk.send(here, sorry);
}

test('a question and its answer have id, role, content and timestamp, in order [S1-2.7.4 S1-3.7]', async () => {
  const { make } = aWorld();
  const talk = make();
  expect(await say(talk, '  ¿Cuánto tarda?\n')).toBe(true);
  const { messages, draft, pending } = talk.get();
  expect(messages.map(({ role, content }) => [role, content])).toEqual([
    ['user', '¿Cuánto tarda?'],
    ['assistant', 'Sí.'],
  ]);
  expect(new Set(messages.map(({ id }) => id)).size).toBe(2);
  expect(messages.every(({ timestamp }) => new Date(timestamp).toISOString() === timestamp)).toBe(true);
  expect([draft, pending]).toEqual(['', false]);
});

test.each(['', '   ', '\n\t '])('an empty message (%j) is not sent', async (text) => {
  const { make, asked } = aWorld();
  const talk = make();
  await say(talk, text);
  expect([asked, talk.get().messages]).toEqual([[], []]);
});

test('while an answer is pending nothing else is sent, and the typed text stays', async () => {
  const { make, asked, answers } = aWorld();
  let come: (answer: unknown) => void = () => undefined;
  answers(() => new Promise((resolve) => (come = resolve)));
  const talk = make();
  const first = say(talk, 'uno');
  expect(talk.get().pending).toBe(true);
  await say(talk, 'dos');
  expect(asked).toEqual(['uno']);
  expect(talk.get().draft).toBe('dos');
  come({ success: true, message: 'Uno.' });
  await first;
  void talk.send(here, sorry);
  expect(asked).toEqual(['uno', 'dos']);
});

test('a failure is shown, keeps its code, and the question can be retried without duplicating it [S1-4.9]', async () => {
  const { make, asked, answers } = aWorld();
  answers(async () => {
    throw new ApiError(503, { code: 'unavailable' });
  });
  const talk = make();
  expect(await say(talk, 'uno')).toBe(false);
  expect(talk.get()).toMatchObject({ failure: { code: 'unavailable' }, pending: false });
  expect(talk.get().messages.map(({ content }) => content)).toEqual(['uno', sorry]);
  answers(async () => ({ success: true, message: 'Uno.' }));
  expect(await talk.again(here, sorry)).toBe(true);
  expect(talk.get().messages.map(({ content }) => content)).toEqual(['uno', 'Uno.']);
  expect(talk.get().failure).toBeUndefined();
  expect(asked).toEqual(['uno', 'uno']);
});

test('too many questions: no connection error is shown, and the question can be retried', async () => {
  const { make, answers } = aWorld();
  answers(async () => {
    throw new ApiError(429, { code: 'rate_limited', details: { retryAfterSeconds: 40 } });
  });
  const talk = make();
  expect(await say(talk, 'uno')).toBe(true);
  expect(talk.get()).toMatchObject({ failure: { details: { retryAfterSeconds: 40 } }, pending: false });
  expect(talk.get().messages.map(({ content }) => content)).toEqual(['uno']);
  answers(async () => ({ success: true, message: 'Uno.' }));
  expect(await talk.again(here, sorry)).toBe(true);
  expect(talk.get().messages.map(({ content }) => content)).toEqual(['uno', 'Uno.']);
});

test('a restart clears everything, and a late answer is dropped', async () => {
  const { make, kept, answers } = aWorld();
  let come: (answer: unknown) => void = () => undefined;
  answers(() => new Promise((resolve) => (come = resolve)));
  const talk = make();
  const first = say(talk, 'uno');
  talk.restart();
  come({ success: true, message: 'Uno.' });
  await first;
  expect(talk.get()).toMatchObject({ messages: [], draft: '', pending: false, failure: undefined });
  expect([...kept.keys()]).toEqual([]);
});

test('a reload keeps messages, links and the typed text', async () => {
  const { make, answers } = aWorld();
  const links = [{ label: 'Preguntas', href: '/es/faq' }];
  answers(async () => ({ success: true, message: 'Sí.', links, handOver: true }));
  const talk = make();
  await say(talk, 'uno');
  talk.type('y otra');
  const again = make().get();
  expect(again.messages.map(({ content }) => content)).toEqual(['uno', 'Sí.']);
  expect(again.messages[1]).toMatchObject({ links, handOver: true });
  expect(again.draft).toBe('y otra');
});

test('the contact form reads what is stored and its call accepts it, also after a long conversation', async () => {
  const { make, store } = aWorld();
  const talk = make();
  for (let n = 0; n < 40; n++) await say(talk, `pregunta ${n}`);
  const attached = readConversation(store);
  expect(attached).toHaveLength(60);
  expect(sendContact.body?.shape.conversation.safeParse(attached).success).toBe(true);
  expect(Object.keys(attached[0] ?? {})).toEqual(['role', 'content', 'timestamp']);
});

test.each([
  ['no value', null],
  ['invalid JSON', '<script>'],
  ['an object', '{"role":"user"}'],
  ['null', 'null'],
  [
    'other roles, types and times',
    '[{"role":"system","content":"x","timestamp":"2026-11-21T10:00:00Z"},7,null]',
  ],
  ['an invalid time', '[{"role":"user","content":"x","timestamp":"later"}]'],
])('with %s in the storage the conversation is empty', (_name, text) => {
  expect(readMessages(text)).toEqual([]);
});

test('a stored link to anything but a page of the shop is dropped', () => {
  const { make, kept } = aWorld();
  const links = ['javascript:alert(1)', '//evil.example', 'https://evil.example', '/es/faq'].map((href) => ({
    label: 'x',
    href,
  }));
  const timestamp = '2026-11-21T10:00:00.000Z';
  const answer = { role: 'assistant', content: 'x', timestamp };
  kept.set(
    chatKey,
    JSON.stringify([
      { ...answer, links: [...links, null, 7] },
      { ...answer, links: 'javascript:' },
    ]),
  );
  const read = make().get().messages;
  expect(read.map(({ links }) => links)).toEqual([[{ label: 'x', href: '/es/faq' }], undefined]);
});

test('a question whose answer was lost with its page can be asked again after a reload', async () => {
  const { make, asked, answers } = aWorld();
  answers(() => new Promise(() => undefined));
  void say(make(), '¿Cuánto tarda?');
  const reloaded = make();
  expect(reloaded.get()).toMatchObject({ pending: false, failure: { code: 'network' } });
  answers(async () => ({ success: true, message: 'Unas horas.' }));
  expect(await reloaded.again(here, sorry)).toBe(true);
  expect(asked).toEqual(['¿Cuánto tarda?', '¿Cuánto tarda?']);
  expect(reloaded.get().messages.map(({ content }) => content)).toEqual(['¿Cuánto tarda?', 'Unas horas.']);
  expect(make().get().failure).toBeUndefined();
});

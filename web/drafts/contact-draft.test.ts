import { contactDraft, emptyMessage, initialValues, readConversation } from './contact-draft';
import { attemptFor, readDraft } from './draft';

/** A tab's storage. */
function storage(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test('typed text survives a reload', () => {
  const draft = {
    values: { name: 'Ana', message: 'Hello', service: 'order' },
    attempt: { id: '1', of: 'x' },
  };
  const tab = storage({ [contactDraft.key]: JSON.stringify(draft) });
  expect(readDraft(tab, contactDraft)).toEqual(draft);
  tab.removeItem(contactDraft.key);
  expect(readDraft(tab, contactDraft)).toEqual({ values: {} });
});

test('forms about different things keep their texts apart', () => {
  const about = (token: string) => ({ key: `threadDraft.v1 ${token}`, empty: { message: '' } });
  const tab = storage({ [about('one').key]: JSON.stringify({ values: { message: 'Hello' } }) });
  expect(readDraft(tab, about('one')).values).toEqual({ message: 'Hello' });
  expect(readDraft(tab, about('two')).values).toEqual({});
});

test.each([
  'not json',
  'null',
  '[]',
  '{"values":[]}',
  '{"values":{"name":7,"service":"casino","admin":"yes","email":""},"attempt":{"id":1}}',
])('with %s in the storage the form is empty', (text) => {
  expect(readDraft(storage({ 'contactDraft.v1': text }), contactDraft).values).toEqual({});
});

test('the order in the URL replaces that of a draft, whose text stays', () => {
  const draft = { message: 'Hello', service: 'other', orderNumber: 'FNZ-261121-AAAA' } as const;
  expect(initialValues(draft, 'FNZ-261121-BBBB')).toEqual({
    ...emptyMessage,
    message: 'Hello',
    service: 'order',
    orderNumber: 'FNZ-261121-BBBB',
  });
  expect(initialValues(draft, '')).toEqual({ ...emptyMessage, ...draft });
});

test.each(['FNZ-261121-AAAA', '#fnz-261121-aaaa'])(
  'a draft about the order in the URL (as %s) keeps its subject',
  (orderNumber) => {
    const draft = { message: 'Hello', service: 'digital-strategy', orderNumber } as const;
    expect(initialValues(draft, 'FNZ-261121-AAAA')).toEqual({ ...emptyMessage, ...draft });
  },
);

test('the same text sent again keeps its id; another text is another message [S1-2.9.5]', () => {
  const first = attemptFor('one', undefined, () => 'a');
  expect(attemptFor('one', first, () => 'b')).toEqual({ id: 'a', of: 'one' });
  expect(attemptFor('two', first, () => 'b')).toEqual({ id: 'b', of: 'two' });
});

test('the conversation is attached as the call accepts it: whole messages, the last sixty', () => {
  const said = Array.from({ length: 70 }, (_, index) => ({
    role: index % 2 ? 'assistant' : 'user',
    content: `${index} ${'x'.repeat(3000)}`,
    timestamp: '2026-11-21T10:00:00.000Z',
  }));
  const read = readConversation(
    storage({
      'chat.v1': JSON.stringify([...said, { role: 'system', content: 'x', timestamp: 0 }, null, 'x']),
    }),
  );
  expect(read).toHaveLength(60);
  expect(read[0]?.content).toMatch(/^10 /);
  expect(Math.max(...read.map(({ content }) => content.length))).toBe(2000);
  expect(readConversation(storage({ 'chat.v1': '{' }))).toEqual([]);
});

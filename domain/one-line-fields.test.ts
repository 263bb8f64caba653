import { leave, sendContact } from './calls/support';
import { submitWithdrawal } from './calls/withdrawal';

const id = '1f0c22a7-6f1e-4a53-9d3e-0d6c9a1f2b3c';
const sent = {
  message: [sendContact, { id, name: 'Ana', email: 'ana@example.com', message: '¿Cuándo llega?' }],
  unsubscription: [
    leave,
    { id, wish: 'mail', username: 'ana', email: 'ana@example.com', reason: 'No lo uso' },
  ],
  withdrawal: [
    submitWithdrawal,
    { id, orderNumber: 'FNZ-261121-AB3K', name: 'Ana Ruiz', email: 'ana@example.com' },
  ],
} as const;

/** What a form's call reads in a field; undefined if it refuses the form. */
function read(what: keyof typeof sent, field: string, text: string): string | undefined {
  const [{ body }, values] = sent[what];
  return (body?.safeParse({ ...values, [field]: text }).data as Record<string, string> | undefined)?.[field];
}

const breaks = ['\n', '\r\n', '\u2028', '\u2029'];
/** One more line break that JavaScript doesn't count as white space, and marks that change the direction. */
const marks = ['\u0085', '\u202e', '\u2067'];

test.each([
  ['message', 'name', 'Ana', 'b'],
  ['message', 'company', 'Ana', 'b'],
  ['message', 'phone', '600', '00'],
  ['message', 'orderNumber', 'Ana', 'b'],
  ['unsubscription', 'username', 'Ana', 'b'],
] as const)('%s: %s is one line of support’s e-mail, in its direction', (what, field, begin, end) => {
  for (const odd of breaks) expect(read(what, field, `${begin}${odd}${end}`)).toBe(`${begin} ${end}`);
  for (const odd of marks) expect(read(what, field, `${begin}${odd}${end}`)).toBe(`${begin}${end}`);
});

test.each([
  ['message', 'email', 'ana', '@example.com'],
  ['unsubscription', 'email', 'ana', '@example.com'],
  ['withdrawal', 'email', 'ana', '@example.com'],
  ['withdrawal', 'name', 'Ana', 'b'],
] as const)('%s: %s with a line break or an invisible mark is refused', (what, field, begin, end) => {
  expect(read(what, field, `${begin}${end}`)).toBe(`${begin}${end}`);
  for (const odd of [...breaks, ...marks]) expect(read(what, field, `${begin}${odd}${end}`)).toBeUndefined();
});

test('the number of a withdrawal loses a line break, and is refused with an invisible mark', () => {
  for (const odd of breaks) expect(read('withdrawal', 'orderNumber', `Ana${odd}b`)).toBe('ANAB');
  for (const odd of marks) expect(read('withdrawal', 'orderNumber', `Ana${odd}b`)).toBeUndefined();
});

test('a name that was pasted with a line break or invisible marks is that name', () => {
  const [{ body }, values] = sent.message;
  const stored = body?.parse({
    ...values,
    name: ' \u202aAna\n Ruiz\u202c ',
    phone: '\u202a+34 600\u00a0000 000\u202c',
  });
  expect(stored).toMatchObject({ name: 'Ana Ruiz', phone: '+34 600 000 000' });
});

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

const fields = [
  ['message', 'name'],
  ['message', 'company'],
  ['message', 'phone'],
  ['message', 'orderNumber'],
  ['message', 'email'],
  ['unsubscription', 'username'],
  ['unsubscription', 'email'],
  ['withdrawal', 'name'],
  ['withdrawal', 'orderNumber'],
  ['withdrawal', 'email'],
] as const;

test.each(fields)('%s: %s stays on its line of support’s e-mail, in its direction', (what, field) => {
  const [{ body }, values] = sent[what];
  const [begin, end] =
    field === 'email' ? ['ana', '@example.com'] : field === 'phone' ? ['600', '00'] : ['Ana', 'b'];
  for (const odd of ['\n', '\r\n', '\u2028', '\u2029', '\u0085', '\u202e', '\u2067']) {
    const read = body?.safeParse({ ...values, [field]: `${begin}${odd}${end}` });
    // Refused, or stored without it.
    const kept = (read?.data as Record<string, string> | undefined)?.[field] ?? '';
    expect(kept).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Cf}]/u);
  }
});

test('a name that was pasted with a line break or invisible marks is that name', () => {
  const [{ body }, values] = sent.message;
  const read = body?.parse({
    ...values,
    name: ' \u202aAna\n Ruiz\u202c ',
    phone: '\u202a+34 600\u00a0000 000\u202c',
  });
  expect(read).toMatchObject({ name: 'Ana Ruiz', phone: '+34 600 000 000' });
});

import fc from 'fast-check';
import { fileDatabase } from '#api/testing/database.ts';
import { emailPattern, inboxOf } from '#domain/email.ts';

const db = fileDatabase();

it.each([
  ['Ana.Ruiz+shop@GMail.com', 'anaruiz@gmail.com'],
  ['ana.ruiz@googlemail.com', 'anaruiz@gmail.com'],
  ['Ana.Ruiz+shop+2@example.com', 'ana.ruiz@example.com'],
  // Numbers of different telephones.
  ['+34600111222@sms.example', '+34600111222@sms.example'],
  ['+34600111222+a@sms.example', '+34600111222@sms.example'],
])('%s is read in the inbox %s', (email, inbox) => {
  expect(inboxOf(email)).toBe(inbox);
});

it('the database and we agree on the inbox of an address', async () => {
  const name = fc.string({
    unit: fc.constantFrom('a', 'B', '7', '.', '+', '-', '_', '%', "'", '😀'),
    minLength: 1,
    maxLength: 12,
  });
  const domain = fc.constantFrom(
    'gmail.com',
    'GoogleMail.com',
    'example.com',
    'gmail.com.example',
    'mail.example',
  );
  const address = fc
    .tuple(name, domain)
    .map((parts) => parts.join('@'))
    .filter((made) => emailPattern.test(made));
  const addresses = fc.sample(address, 2000);
  const { rows } = await db.query<{ address: string; inbox: string }>(
    'SELECT address, inbox_of(address) AS inbox FROM unnest($1::text[]) address',
    [addresses],
  );
  expect(rows).toHaveLength(2000);
  expect(rows.filter(({ address, inbox }) => inboxOf(address) !== inbox)).toEqual([]);
  // An erased address is nobody's.
  expect((await db.query(`SELECT inbox_of('') AS inbox`)).rows).toEqual([{ inbox: null }]);
});

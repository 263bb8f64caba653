import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mailLogKinds } from '../domain/calls/admin-logs';
import { withoutAddresses } from './mail-log';

test('an error of the mail server is kept without addresses, and not endlessly', () => {
  expect(withoutAddresses('550 <ana@example.com>: no such user ana@example.com')).toBe(
    '550 <…>: no such user …',
  );
  expect(withoutAddresses('x'.repeat(1_000_000))).toHaveLength(300);
});

test('the log knows every activity that sends e-mails', () => {
  const sources = readdirSync(__dirname).filter((name) => /^[\w-]+\.ts$/.test(name));
  const senders = sources.flatMap((name) =>
    readFileSync(join(__dirname, name), 'utf8')
      .split(/^ {4}async (?=\w+\()/m)
      .slice(1)
      .filter((body) => body.includes('mailSender.send('))
      .map((body) => /^\w+/.exec(body)?.[0]),
  );
  expect(senders).toContain('sendLoginCode');
  // E-mails of a purchase are logged by their own kind.
  const named: readonly (string | undefined)[] = [...mailLogKinds, 'sendEmail'];
  expect(senders.filter((sender) => !named.includes(sender))).toEqual([]);
});

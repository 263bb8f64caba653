import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { secretsIn } from './secret-patterns';

/**
 * The output of `npm run build:web`, as the shops of these tests serve it; its compressed forms have the same content.
 */
const built = join(__dirname, '../web/dist');
const files = readdirSync(built, { encoding: 'utf8', recursive: true }).filter(
  (file) => /\.(?:js|mjs|cjs|css|html|json|map|svg|txt)$/.test(file) && statSync(join(built, file)).isFile(),
);

/** What a browser must never get, of the shop that was built with it. */
const ours = [
  'SESSION_SECRET',
  'ENCRYPTION_KEYS',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'PROVIDER_KEY',
  'ADMIN_PASSWORD',
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
];

it('the built pages contain no secret: none of this shop, and nothing that looks like one [V3]', () => {
  expect(files.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(50);
  const values = ours.map((name) => process.env[name] ?? '');
  expect(ours.filter((_, index) => (values[index] ?? '').length < 8)).toEqual([]);
  const found = files.flatMap((file) => {
    const text = readFileSync(join(built, file), 'utf8');
    const leaked = ours.filter((_, index) => text.includes(values[index] ?? ''));
    return [...leaked, ...secretsIn(text)].map((what) => `${file}: ${what}`);
  });
  expect(found).toEqual([]);
});

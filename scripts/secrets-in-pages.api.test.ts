import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { secretsIn } from './secret-forms';

/** What `npm run build:web` has made, as the shops of these tests serve it; its compressed forms hold the same. */
const built = join(__dirname, '../web/dist');
const files = readdirSync(built, { encoding: 'utf8', recursive: true }).filter(
  (file) => /\.(?:js|mjs|cjs|css|html|json|map|svg|txt)$/.test(file) && statSync(join(built, file)).isFile(),
);

/** What a browser must never have, of the shop that was built beside it. */
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

it('the built pages hold no secret: none of this shop, and none that looks like one [V3]', () => {
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

import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { beginTotp, totpOf } from '#api/session/totp-sql.ts';
import { databaseAt } from '#api/testing/database.ts';
import { migratedDatabase, type OwnDatabase } from '#api/testing/own-database.ts';
import { shopCommand } from '../ops/command';
import { readMemory, sealMemory } from '../purchases/memory';
import { type Keyring, KeyringError, readKeyring, seal } from '../security/keyring';
import type { PurchaseMemory } from '../workflows/messages';
import { readProvider } from './providers';
import { countSealed } from './sealed';
import { seed } from './seed';

const key = (id: string) => `${id}:${randomBytes(32).toString('base64')}`;
const [older, newer] = [key('older'), key('newer')];
const before = readKeyring(older);
const between = `${newer},${older}`;
const after = readKeyring(newer);

let own: OwnDatabase;
let db: Pool;
beforeAll(async () => {
  own = await migratedDatabase();
  db = databaseAt(own.ownerUrl);
  // Stored purchases without their rows, which are not tested here.
  await db.query('ALTER TABLE kept_purchases DROP CONSTRAINT kept_purchases_cart_id_fkey');
  await seed(db, before, {
    provider: {
      baseUrl: 'https://panel.example.com/api/v2',
      apiKey: 'the-key-of-one',
      serviceIds: { europe: '1', spain: '2', likes: '3', views: '4' },
    },
    adminPassword: randomBytes(12).toString('hex'),
  });
});
afterAll(async () => {
  await db.end();
  await own.drop();
});

const memory = { state: { cartId: 'cart_1' } } as unknown as PurchaseMemory;

/** Stores something of a purchase that has nothing else. */
async function keep(cartId: string, sealed: Buffer): Promise<void> {
  await db.query(
    `INSERT INTO kept_purchases (cart_id, version, sealed) VALUES ($1, 1, $2)
     ON CONFLICT (cart_id) DO UPDATE SET sealed = excluded.sealed`,
    [cartId, sealed],
  );
}

/** As older releases sealed: not bound to a place, and without its marker. */
function sealedBefore(keyring: Keyring, text: string): Buffer {
  const { keyId, sealed } = seal(keyring, Buffer.from(text, 'utf8'));
  return Buffer.concat([Buffer.from(`${keyId}:`, 'utf8'), sealed]);
}

async function reseal(ring: string): Promise<{ exitCode: number; lines: string[] }> {
  const lines: string[] = [];
  const env = { DATABASE_URL: own.ownerUrl, ENCRYPTION_KEYS: ring };
  const temporal = { TEMPORAL_ADDRESS: 'localhost:1', TEMPORAL_NAMESPACE: 'default' };
  const exitCode = await shopCommand(['reseal'], { ...env, ...temporal }, (line) => lines.push(line));
  return { exitCode, lines };
}

test('a sealed value opens in its own row only', async () => {
  await db.query(
    `INSERT INTO providers (name, base_url, api_key_encrypted, api_key_last4)
     SELECT 'Another', 'https://attacker.example.com', api_key_encrypted, api_key_last4 FROM providers WHERE id = 1`,
  );
  const { rows } = await db.query<{ id: number }>(`SELECT id FROM providers WHERE name = 'Another'`);
  expect((await readProvider(db, before, 1)).apiKey).toBe('the-key-of-one');
  await expect(readProvider(db, before, rows[0]!.id)).rejects.toBeInstanceOf(KeyringError);
  await db.query('DELETE FROM providers WHERE id = $1', [rows[0]!.id]);
  const sealed = sealMemory(before, 'cart_1', memory);
  await keep('cart_1', sealed);
  await keep('cart_2', sealed);
  expect(await readMemory(db, before, 'cart_1')).toEqual(memory);
  await expect(readMemory(db, before, 'cart_2')).rejects.toBeInstanceOf(KeyringError);
  await db.query(`DELETE FROM kept_purchases WHERE cart_id = 'cart_2'`);
});

test('a panel whose key nobody has entered yet needs no key of ours', async () => {
  await db.query(
    `INSERT INTO providers (name, base_url, api_key_encrypted, api_key_last4, active)
     VALUES ('Restored', 'https://panel.example.com/api/v2', '', '', false)`,
  );
  try {
    expect((await countSealed(db)).filter(({ keyId }) => keyId !== 'older')).toEqual([]);
    expect(await reseal(older)).toMatchObject({ exitCode: 0 });
  } finally {
    await db.query(`DELETE FROM providers WHERE name = 'Restored'`);
  }
});

test('a value sealed before values were bound to a place still opens, and is sealed again with the new key', async () => {
  const { rows } = await db.query<{ id: string }>('SELECT id FROM admins');
  const adminId = rows[0]!.id;
  await beginTotp(db, before, adminId, 'JBSWY3DPEHPK3PXP');
  await db.query('UPDATE providers SET api_key_encrypted = $1 WHERE id = 1', [
    sealedBefore(before, 'the-key-of-one'),
  ]);
  // More than one page.
  for (let index = 0; index < 450; index += 1)
    await keep(`cart_old_${index}`, sealedBefore(before, JSON.stringify(memory)));
  expect((await readProvider(db, before, 1)).apiKey).toBe('the-key-of-one');
  expect(await readMemory(db, before, 'cart_old_7')).toEqual(memory);

  expect(await reseal(between)).toEqual({
    exitCode: 0,
    lines: [
      'kept purchases: 451 sealed again with newer.',
      'keys of panels: 1 sealed again with newer.',
      'second factors: 1 sealed again with newer.',
    ],
  });
  // The old key can be removed.
  expect((await readProvider(db, after, 1)).apiKey).toBe('the-key-of-one');
  expect((await totpOf(db, after, adminId)).secret).toBe('JBSWY3DPEHPK3PXP');
  for (const cartId of ['cart_1', 'cart_old_0', 'cart_old_449'])
    expect(await readMemory(db, after, cartId)).toEqual(memory);
  expect((await countSealed(db)).map(({ keyId, count }) => [keyId, count])).toEqual([
    ['newer', 451],
    ['newer', 1],
    ['newer', 1],
  ]);
  expect((await reseal(between)).lines).toEqual([
    'kept purchases: nothing to seal again.',
    'keys of panels: nothing to seal again.',
    'second factors: nothing to seal again.',
  ]);
});

test('a value that no key opens stays as it is, and the command reports it', async () => {
  const { rows } = await db.query(`SELECT api_key_encrypted FROM providers WHERE id = 1`);
  const other = key('other');
  const { exitCode, lines } = await reseal(other);
  expect(exitCode).toBe(1);
  expect(lines).toContain(
    `keys of panels: 1 can't be opened (1). Put the missing key back into ENCRYPTION_KEYS, or enter the value again.`,
  );
  expect((await db.query(`SELECT api_key_encrypted FROM providers WHERE id = 1`)).rows).toEqual(rows);
});

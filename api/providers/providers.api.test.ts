import { randomUUID } from 'node:crypto';
import { inTransaction } from '#db/pool.ts';
import { readProvider } from '#db/providers.ts';
import {
  applyCatalogue,
  changeProvider,
  createProvider,
  listProviders,
  oneProvider,
  type ProviderView,
  previewCatalogue,
  providerCatalogue,
  testConnection,
} from '#domain/calls/admin-providers.ts';
import { adminLogin } from '#domain/calls/admin-session.ts';
import { readKeyring } from '#security/keyring.ts';
import { lockSources, setActive } from '../services/sql';
import { administrator, logInAs } from '../testing/administrator';
import { type Browser, browser } from '../testing/browser';
import { testDatabase } from '../testing/database';
import { aQuantity } from '../testing/packages';
import { anOrder, forgetOrders, insertRow, ownNames } from '../testing/rows';
import { type OwnShop, ownShop } from '../testing/shop';
import { eventually } from '../testing/wait';

const db = testDatabase();
const made: number[] = [];
const panel = process.env.SANDBOX_PANEL_URL ?? '';
const baseUrl = `${panel}/api/v2`;
let admin: Browser;
/** The sandbox's key, which the test's own provider also has. */
let key: string;
beforeAll(async () => {
  admin = await administrator();
  key = process.env.PROVIDER_KEY ?? '';
});
afterAll(async () => {
  await db.query('DELETE FROM provider_calls WHERE provider_id = ANY ($1)', [made]);
  await db.query('DELETE FROM providers WHERE id = ANY ($1)', [made]);
  await db.end();
});

/** The test's own provider at the sandbox's panel; it is removed when the tests end. */
async function aProvider(
  over: { apiKey?: string; baseUrl?: string; requestId?: string } = {},
): Promise<ProviderView> {
  const { provider } = await admin.call(createProvider, {
    body: {
      name: `Panel ${randomUUID().slice(0, 8)}`,
      baseUrl,
      apiKey: `key-${randomUUID()}`,
      maxCallsPerSecond: 5,
      balanceAlertBelow: '25.50',
      ...over,
    },
  });
  made.push(provider.id);
  return provider;
}

const asChange = ({ name, maxCallsPerSecond, active, version, ...rest }: ProviderView) => ({
  name,
  baseUrl: rest.baseUrl,
  maxCallsPerSecond,
  active,
  version,
  balanceAlertBelow: rest.balanceAlertBelow ?? null,
});

it('a key is written once and never shown again, to nobody and nowhere [S1-2.15.91 S1-3.9 V19]', async () => {
  const secret = `key-${randomUUID()}`;
  const provider = await aProvider({ apiKey: secret });
  expect(provider).toMatchObject({ hasApiKey: true, apiKeyLast4: secret.slice(-4), active: true });
  const answers = [
    await admin.call(oneProvider, { params: { id: String(provider.id) } }),
    await admin.call(listProviders),
  ];
  const { rows } = await db.query(
    `SELECT to_jsonb(p) AS row FROM providers p WHERE id = $1
     UNION ALL SELECT to_jsonb(a) FROM audit_log a WHERE action LIKE '%provider%'`,
    [provider.id],
  );
  expect(rows.length).toBeGreaterThan(1);
  expect(JSON.stringify([answers, rows])).not.toContain(secret);
});

it('a provider that is sent again because the answer was lost is one', async () => {
  const apiKey = `key-${randomUUID()}`;
  const requestId = randomUUID();
  const [one, again] = await Promise.all([
    aProvider({ apiKey, requestId }),
    aProvider({ apiKey, requestId }),
  ]);
  expect(again.id).toBe(one.id);
  // The key of the second attempt was sealed for another id.
  const keyring = readKeyring(process.env.ENCRYPTION_KEYS ?? '');
  expect((await readProvider(db, keyring, one.id)).apiKey).toBe(apiKey);
  expect((await aProvider({ apiKey, requestId: randomUUID() })).id).not.toBe(one.id);
});

it.each(['clave-ñandú', 'key-\u{1f511}-1', 'key 12 34', 'key\n1234'])(
  'a key that no request can carry is refused at its field: %j',
  async (apiKey) => {
    const body = { baseUrl: panel, apiKey, serviceId: '1' };
    const answer = await admin.refused(testConnection, { body });
    expect(answer).toMatchObject({ status: 400, body: { fields: { apiKey: expect.any(String) } } });
  },
);

it('a change keeps the key; another address needs the key again, or it would be sent there [S1-2.15.91 V19]', async () => {
  const provider = await aProvider();
  const params = { id: String(provider.id) };
  const renamed = await admin.call(changeProvider, {
    params,
    body: { ...asChange(provider), name: 'Otro nombre', balanceAlertBelow: null },
  });
  expect(renamed.provider).toMatchObject({
    name: 'Otro nombre',
    apiKeyLast4: provider.apiKeyLast4,
    version: 2,
  });
  const elsewhere = { ...asChange(renamed.provider), baseUrl: `${panel}/elsewhere` };
  const refused = await admin.refused(changeProvider, { params, body: elsewhere });
  expect(refused.body.fields?.apiKey).toMatch(/clave/);
  const tested = await admin.refused(testConnection, {
    body: { id: provider.id, baseUrl: `${panel}/elsewhere`, serviceId: '1' },
  });
  expect(tested.body.fields?.apiKey).toMatch(/clave/);
  const moved = await admin.call(changeProvider, {
    params,
    body: { ...elsewhere, apiKey: 'another-key-1234' },
  });
  expect(moved.provider).toMatchObject({ baseUrl: `${panel}/elsewhere`, apiKeyLast4: '1234' });
});

it('without an alert the stored one stays, also one of an earlier release with three decimals', async () => {
  const provider = await aProvider();
  await db.query('UPDATE providers SET balance_alert_below = 1.000 WHERE id = $1', [provider.id]);
  const { balanceAlertBelow: _, ...body } = asChange(provider);
  const params = { id: String(provider.id) };
  const changed = await admin.call(changeProvider, { params, body: { ...body, active: false } });
  expect(changed.provider).toMatchObject({ active: false, balanceAlertBelow: '1.000' });
  const without = await admin.call(changeProvider, {
    params,
    body: { ...asChange(changed.provider), balanceAlertBelow: null },
  });
  expect(without.provider.balanceAlertBelow).toBeUndefined();
});

it('with open deliveries another host is refused, unless it is said to be the same account', async () => {
  const own = ownNames();
  const { id } = await aProvider();
  const params = { id: String(id) };
  try {
    await anOrder(db, own);
    for (const state of ['accepted', 'rejected'])
      await insertRow(db, 'submissions', {
        ...{ id: randomUUID(), order_id: own.orderId, generation: 1, line: state === 'accepted' ? 1 : 2 },
        ...{ provider_id: id, provider_service_id: '1001', username: own.username, quantity: 1000 },
        state,
      });
    const { provider } = await admin.call(oneProvider, { params });
    expect(provider.open).toBe(1);
    const moved = {
      ...asChange(provider),
      baseUrl: baseUrl.replace('127.0.0.1', 'localhost').replace(/:\d+/, ':9'),
      apiKey: 'key-of-another-account',
    };
    const refused = await admin.refused(changeProvider, { params, body: moved });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'provider_delivers', details: { open: 1 } },
    });
    expect((await admin.call(oneProvider, { params })).provider.version).toBe(1);
    // Another path of the host, or another key of the account, is a change that panels ask for.
    const path = { ...asChange(provider), baseUrl: `${panel}/api/v3`, apiKey: 'key-of-the-account' };
    const stayed = await admin.call(changeProvider, { params, body: path });
    expect(stayed.provider.baseUrl).toBe(`${panel}/api/v3`);
    const said = { ...moved, sameAccount: true, version: stayed.provider.version };
    expect((await admin.call(changeProvider, { params, body: said })).provider.baseUrl).toBe(moved.baseUrl);
  } finally {
    await forgetOrders(db, [own]);
  }
  // Without open deliveries nothing is lost.
  const { provider } = await admin.call(oneProvider, { params });
  const back = { ...asChange(provider), baseUrl, apiKey: 'key-of-another-account' };
  expect((await admin.call(changeProvider, { params, body: back })).provider.baseUrl).toBe(baseUrl);
});

it('a panel that is away says since when, and how many orders wait for it', async () => {
  const [own, asked] = [ownNames(), ownNames()];
  const { id } = await aProvider();
  const params = { id: String(id) };
  const shown = async () => {
    const { provider } = await admin.call(oneProvider, { params });
    const listed = (await admin.call(listProviders)).providers.find((one) => one.id === id);
    expect(listed?.awaySince).toBe(provider.awaySince);
    expect(listed?.held).toBe(provider.held);
    return [provider.awaySince, provider.held];
  };
  try {
    for (const [names, stage] of [
      [own, 'submitting'],
      [asked, 'needs-attention'],
    ] as const) {
      await anOrder(db, names, { purchase: { stage } });
      await insertRow(db, 'submissions', {
        ...{ id: randomUUID(), order_id: names.orderId, generation: 1, line: 1, state: 'ready' },
        ...{ provider_id: id, provider_service_id: '1001', username: names.username, quantity: 1000 },
      });
    }
    await insertRow(db, 'provider_health', { provider_id: id, failures: 2 });
    expect(await shown()).toEqual([undefined, 0]);
    const since = '2024-07-05T22:01:00.000Z';
    await db.query('UPDATE provider_health SET failures = 3, away_since = $2 WHERE provider_id = $1', [
      id,
      since,
    ]);
    expect(await shown()).toEqual([since, 1]);
  } finally {
    await db.query('DELETE FROM provider_health WHERE provider_id = $1', [id]);
    await forgetOrders(db, [own, asked]);
  }
});

it('of two parallel changes one is saved and the other is refused', async () => {
  const provider = await aProvider();
  const params = { id: String(provider.id) };
  const body = asChange(provider);
  const both = await Promise.allSettled(
    ['Uno', 'Dos'].map((name) =>
      admin.call(changeProvider, { params, body: { ...body, name: `Panel ${name}` } }),
    ),
  );
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const lost = both.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
  expect(lost.reason).toMatchObject({ status: 409, answer: { code: 'provider_changed' } });
});

it('a provider that active services use keeps taking orders', async () => {
  const { provider } = await admin.call(oneProvider, { params: { id: '1' } });
  const refused = await admin.refused(changeProvider, {
    params: { id: '1' },
    body: { ...asChange(provider), active: false },
  });
  expect(refused.body).toMatchObject({ code: 'provider_in_use' });
  expect((await admin.call(oneProvider, { params: { id: '1' } })).provider.active).toBe(true);
});

it('a provider cannot be switched off while a package of it is being put on sale', async () => {
  const provider = await aProvider();
  const { id } = await insertRow(db, 'services', {
    ...{ type: 'views', region: 'none', quantity: aQuantity(), price_cents: 9999, regular_price_cents: 9999 },
    ...{ active: false, provider_id: provider.id, provider_service_id: '1004' },
  });
  try {
    let change: Promise<{ body: { code: string } }> | undefined;
    await inTransaction(db, async (transaction) => {
      await lockSources(transaction, [{ providerId: provider.id, providerServiceId: '1004' }]);
      await setActive(transaction, [Number(id)], true);
      const { rows } = await transaction.query('SELECT pg_backend_pid() AS pid');
      change = admin.refused(changeProvider, {
        params: { id: String(provider.id) },
        body: { ...asChange(provider), active: false },
      });
      await eventually(async () => {
        const waiting = 'SELECT 1 FROM pg_stat_activity WHERE $1 = ANY (pg_blocking_pids(pid))';
        expect((await db.query(waiting, [rows[0].pid])).rowCount).toBe(1);
      });
    });
    expect((await change)?.body.code).toBe('provider_in_use');
    const { provider: now } = await admin.call(oneProvider, { params: { id: String(provider.id) } });
    expect(now).toMatchObject({ active: true, version: 1 });
  } finally {
    await db.query('DELETE FROM services WHERE id = $1', [id]);
  }
});

describe('a test of the connection', () => {
  it('finds a service of the panel, with the stored key, and returns the balance [S1-2.15.94]', async () => {
    const answer = await admin.call(testConnection, { body: { id: 1, serviceId: '1001' } });
    expect(answer).toMatchObject({ success: true, service: { service: '1001' } });
    expect(answer.service?.name).toMatch(/Followers/);
    expect(Number(answer.balance)).toBeGreaterThan(0);
    const { provider } = await admin.call(oneProvider, { params: { id: '1' } });
    expect(provider.balance).toBeDefined();
    expect(provider.health.calls).toBeGreaterThan(0);
  });

  it('reports if the panel has no such service [S1-7.17]', async () => {
    const answer = await admin.call(testConnection, { body: { id: 1, serviceId: '999999' } });
    expect(answer).toMatchObject({
      success: false,
      reason: 'service-not-found',
      error: 'No se encontró el servicio con ese ID',
    });
  });

  it('returns the panel’s words about a wrong key, and the error of an address that does not answer', async () => {
    const refused = await admin.call(testConnection, { body: { baseUrl, apiKey: 'not-the-key' } });
    expect(refused).toMatchObject({ success: false, reason: 'refused', error: 'Invalid API key' });
    const nobody = await admin.call(testConnection, {
      body: { baseUrl: 'http://127.0.0.1:9/api', apiKey: 'some-key' },
    });
    expect(nobody).toMatchObject({ success: false, reason: 'unreachable' });
  });

  it('refuses an unknown provider', async () => {
    const answer = await admin.refused(testConnection, { body: { id: 999_999, serviceId: '1' } });
    expect(answer.body.code).toBe('provider_not_found');
  });
});

it('outside the sandbox no address may be internal: by number, by name, or without https [S1-2.15.92 V19]', async () => {
  const shop: OwnShop = await ownShop({ PROVIDER_ADDRESSES: 'public' });
  try {
    const guarded = browser(shop.url);
    await guarded.call(adminLogin, {
      body: { username: 'admin', password: process.env.ADMIN_PASSWORD ?? '' },
    });
    for (const address of [
      'http://panel.example.com/api',
      'https://127.0.0.1/api',
      'https://169.254.169.254/latest',
      'https://[::1]/',
      'https://localhost/',
      'https://user:secret@panel.example.com/',
      'file:///etc/passwd',
    ]) {
      const input = { body: { baseUrl: address, apiKey: 'some-key' } };
      const answer = await guarded.refused(testConnection, input);
      expect(answer.body.fields?.baseUrl ?? address).not.toBe(address);
      const created = await guarded.refused(createProvider, {
        body: { ...input.body, name: 'Dentro', maxCallsPerSecond: 1, balanceAlertBelow: null },
      });
      expect(created.status).toBe(400);
    }
    // A name that only resolves to an internal address is refused on connection.
    const resolved = await guarded.call(testConnection, {
      body: { baseUrl: 'https://localtest.me.invalid/api', apiKey: 'some-key' },
    });
    expect(resolved).toMatchObject({ success: false, reason: 'unreachable' });
  } finally {
    await shop.close();
  }
});

it('a catalogue is previewed before it is imported, and only selected changes are [S1-2.15.97]', async () => {
  const { id } = await aProvider({ apiKey: key });
  const params = { id: String(id) };
  const first = await admin.call(previewCatalogue, { params });
  expect(first.changes.every(({ kind }) => kind === 'new')).toBe(true);
  expect((await admin.call(providerCatalogue, { params })).total).toBe(0);
  const chosen = first.changes.filter(({ id: service }) => ['1001', '1002'].includes(service));
  const applied = await admin.call(applyCatalogue, {
    params,
    body: { keys: [...chosen.map(({ key: name }) => name), '0123456789abcdef'] },
  });
  expect(applied).toMatchObject({ applied: 2, outdated: 1 });
  const { services } = await admin.call(providerCatalogue, { params });
  expect(services.map((service) => service.id).sort()).toEqual(['1001', '1002']);
  // Changes since then, and services that the panel no longer lists.
  await db.query(`UPDATE provider_services SET rate = 0.5 WHERE provider_id = $1 AND id = '1001'`, [id]);
  await db.query(
    `INSERT INTO provider_services (provider_id, id, name, type, category, rate, min, max, taken_at)
     VALUES ($1, 'old', 'Gone', 'Default', 'X', 1, 1, 10, now())`,
    [id],
  );
  const { changes } = await admin.call(previewCatalogue, { params });
  const kinds = Object.fromEntries(changes.map((one) => [one.id, one.kind]));
  expect(kinds).toMatchObject({ 1001: 'changed', old: 'gone' });
  expect(kinds['1002']).toBeUndefined();
  await admin.call(applyCatalogue, { params, body: { keys: changes.map(({ key: name }) => name) } });
  expect((await admin.call(previewCatalogue, { params })).changes).toEqual([]);
});

it('without the permission to manage providers a user may look, but neither change nor test', async () => {
  const support = await logInAs(db, 'support');
  expect((await support.call(listProviders)).providers.length).toBeGreaterThan(0);
  expect((await support.refused(testConnection, { body: { id: 1 } })).status).toBe(403);
});

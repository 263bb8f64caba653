import { Pool } from 'pg';
import { type Changes, listenForChanges } from '../db/changes';
import { changesChannel } from '../db/pool';
import { PostgresProxy } from './testing/postgres-proxy';
import { eventually } from './testing/wait';

const databaseUrl = process.env.DATABASE_URL ?? '';
const name = `changes-test-${process.pid}`;
const db = new Pool({ connectionString: databaseUrl, max: 1 });
let changes: Changes;

const announce = (orderNumber: string) => db.query('SELECT pg_notify($1, $2)', [changesChannel, orderNumber]);
const backend = async () => {
  const { rows } = await db.query<{ pid: number }>(
    "SELECT pid FROM pg_stat_activity WHERE application_name = $1 AND query LIKE 'LISTEN%'",
    [name],
  );
  if (!rows[0]) throw new Error('not listening yet');
  return rows[0].pid;
};

beforeAll(() => {
  const url = new URL(databaseUrl);
  url.searchParams.set('application_name', name);
  changes = listenForChanges(url.href, () => undefined);
});
afterAll(async () => {
  await changes.close();
  await db.end();
});

it('notifies every subscriber of a change, until it leaves', async () => {
  await eventually(backend);
  const [one, two]: string[][] = [[], []];
  const leave = changes.subscribe((order) => one!.push(order ?? ''));
  changes.subscribe((order) => two!.push(order ?? ''));
  await announce('FNZ-TEST-1');
  await eventually(() => expect(two).toContain('FNZ-TEST-1'));
  expect(one).toContain('FNZ-TEST-1');
  leave();
  await announce('FNZ-TEST-2');
  await eventually(() => expect(two).toContain('FNZ-TEST-2'));
  expect(one).not.toContain('FNZ-TEST-2');
});

it('after a lost connection says that changes may have been missed, and continues [S1-2.15.130]', async () => {
  const heard: (string | undefined)[] = [];
  changes.subscribe((order) => heard.push(order));
  await db.query('SELECT pg_terminate_backend($1)', [await eventually(backend)]);
  await eventually(() => expect(heard).toContain(undefined));
  await announce('FNZ-TEST-3');
  await eventually(() => expect(heard).toContain('FNZ-TEST-3'));
});

it('a link that has gone silent is noticed and replaced [F5]', async () => {
  const line = new PostgresProxy(databaseUrl);
  const heard: (string | undefined)[] = [];
  const noticed = () => {
    line.silent = false;
  };
  const listener = listenForChanges(await line.open(), noticed, 200);
  listener.subscribe((order) => heard.push(order));
  try {
    await eventually(async () => {
      await announce('FNZ-TEST-4');
      expect(heard).toContain('FNZ-TEST-4');
    });
    line.silent = true;
    await announce('FNZ-TEST-5');
    await eventually(() => expect(heard).toContain(undefined));
    await announce('FNZ-TEST-6');
    await eventually(() => expect(heard).toContain('FNZ-TEST-6'));
  } finally {
    await listener.close();
    await line.close();
  }
});

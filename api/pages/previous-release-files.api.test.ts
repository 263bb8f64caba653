import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testDatabase } from '../testing/database';
import { eventually } from '../testing/wait';
import { servedMs, storeReleaseFiles } from './previous-release-files';

const shop = process.env.SHOP_URL ?? '';
const secret = process.env.SESSION_SECRET ?? '';
const db = testDatabase();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-release-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await db.query("DELETE FROM page_files WHERE name LIKE 'test-%'");
  await db.end();
});

/** A release whose only file is `name`, last used by a process `hours` ago. */
async function releaseWith(name: string, { hours = 0, by = secret } = {}): Promise<string> {
  const release = join(folder, name);
  await mkdir(release);
  await writeFile(join(release, name), `export const file = '${name}';`);
  await writeFile(join(release, `${name}.gz`), 'a form');
  await storeReleaseFiles(db, [by], release, new Date());
  await db.query("UPDATE page_files SET kept_at = now() - $2 * interval '1 hour' WHERE name = $1", [
    name,
    hours,
  ]);
  return release;
}

const ask = (name: string) => fetch(`${shop}/assets/${name}`);

test('a tab opened before a release still gets the files of its own release', async () => {
  await releaseWith('test-a.js', { hours: 23 });
  const answer = await ask('test-a.js');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(await answer.text()).toBe("export const file = 'test-a.js';");
  // Its compressed form isn't stored.
  expect((await ask('test-a.js.gz')).status).toBe(404);
});

test('a file that a running process still uses is kept for another day', async () => {
  const release = await releaseWith('test-b.js', { hours: 30 });
  expect((await ask('test-b.js')).status).toBe(404);
  await storeReleaseFiles(db, [secret], release, new Date());
  expect((await ask('test-b.js')).status).toBe(200);
});

test('a file is deleted a day after its last process', async () => {
  await releaseWith('test-c.js', { hours: 26 });
  await storeReleaseFiles(db, [secret], await releaseWith('test-d.js'), new Date());
  const { rows } = await db.query("SELECT name FROM page_files WHERE name IN ('test-c.js', 'test-d.js')");
  expect(rows).toEqual([{ name: 'test-d.js' }]);
  expect(servedMs).toBe(24 * 3_600_000);
});

test.each([
  ['another body', "UPDATE page_files SET body = 'alert(1)' WHERE name = $1"],
  ['another name', "UPDATE page_files SET name = $1 || '.js' WHERE name = $1"],
])('a row with %s than the API sealed is never served as a script', async (_what, change) => {
  await releaseWith('test-e.js');
  await db.query(change, ['test-e.js']);
  expect((await ask('test-e.js')).status).toBe(404);
  expect((await ask('test-e.js.js')).status).toBe(404);
  await rm(join(folder, 'test-e.js'), { recursive: true });
  await db.query("DELETE FROM page_files WHERE name LIKE 'test-e%'");
});

test('a running shop keeps the files of its own pages', async () => {
  const html = await (await fetch(`${shop}/es/ig`)).text();
  const [, name] = /src="\/assets\/([^"]+\.js)"/.exec(html) ?? [];
  await eventually(async () => {
    const { rowCount } = await db.query('SELECT FROM page_files WHERE name = $1', [name]);
    expect(rowCount).toBe(1);
  });
});

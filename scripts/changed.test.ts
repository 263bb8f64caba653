import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedFiles, plan } from './changed';
import { readArguments } from './test-arguments';

const asked = readArguments(['changed']);
const tests = [
  'e2e/admin-customers.e2e.test.ts',
  'e2e/account.e2e.test.ts',
  'e2e/tracking.e2e.test.ts',
  'api/customers/customers.api.test.ts',
  'api/tracking/tracking.api.test.ts',
];
const planned = (...changed: string[]) => Object.fromEntries(plan(asked, changed, tests));

test('nothing runs if nothing changed', () => {
  expect(planned()).toEqual({});
});

test('a screen runs the e2e tests that share its name, and no API test', () => {
  const { e2e, api, unit, types, lint } = planned('web/admin/customers/customers-page.tsx');
  expect(e2e).toEqual(['e2e/admin-customers.e2e.test.ts']);
  expect(api).toBeUndefined();
  expect(unit).toEqual(['--findRelatedTests', 'web/admin/customers/customers-page.tsx']);
  expect([types, lint]).toEqual([[], []]);
});

test('a route runs its API tests and its e2e tests', () => {
  expect(planned('api/tracking/routes.ts')).toMatchObject({
    api: ['api/tracking/tracking.api.test.ts'],
    e2e: ['e2e/tracking.e2e.test.ts'],
  });
});

test('a file whose name no test shares runs the whole suite', () => {
  expect(planned('api/handle.ts')).toMatchObject({ api: [], e2e: [] });
  expect(planned('api/handle.ts', 'api/tracking/routes.ts')).toMatchObject({ api: [], e2e: [] });
});

test('a workflow runs the faults; a screen does not', () => {
  expect(planned('workflows/purchase.ts')).toHaveProperty('faults', []);
  expect(planned('web/order/order-card.tsx')).not.toHaveProperty('faults');
});

test('files that everything depends on run everything', () => {
  expect(Object.keys(planned('package-lock.json'))).toEqual(asked.suites);
});

test('named suites are the only ones', () => {
  expect([...plan(readArguments(['changed', 'unit']), ['package.json'], tests).keys()]).toEqual(['unit']);
});

test('a file that Jest can not follow runs the whole suite that it may affect', () => {
  expect(planned('db/migrations/0001_purchases.sql')).toMatchObject({ unit: [], api: [] });
  expect(planned('db/migrations/0001_purchases.sql', 'api/handle.ts')).toHaveProperty('unit', []);
  expect(planned('web/ui/theme.css')).toHaveProperty('unit', []);
  expect(planned('web/ui/theme.css')).not.toHaveProperty('workflow');
  expect(planned('workflows/histories/1.0/paid.json')).toHaveProperty('workflow', []);
});

test('a deleted file runs the whole suite: Jest finds nothing that imports it', () => {
  const gone = plan(asked, ['web/order/order-card.tsx'], tests, () => false);
  expect(gone.get('unit')).toEqual([]);
});

describe('changed files', () => {
  let folder: string;
  beforeAll(() => {
    // A hook's variables name the repository that it runs for.
    for (const name of ['GIT_DIR', 'GIT_INDEX_FILE', 'GIT_WORK_TREE']) delete process.env[name];
  });
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'changed-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@a.example', ...args], {
      cwd: folder,
      stdio: 'ignore',
    });
  const commit = (file: string) => {
    writeFileSync(join(folder, file), file);
    git('add', '.');
    git('commit', '-m', file);
  };
  const repository = () => {
    git('init', '--initial-branch=main');
    commit('first.ts');
    commit('second.ts');
  };

  test('of a branch without an upstream are those since main, committed or not, deleted ones too', () => {
    repository();
    git('switch', '-c', 'my-feature');
    commit('committed.ts');
    rmSync(join(folder, 'second.ts'));
    writeFileSync(join(folder, 'new.ts'), '');
    expect(changedFiles(folder)).toEqual({ base: 'main', files: ['committed.ts', 'second.ts', 'new.ts'] });
  });

  test('of a branch that was pushed are those since the default branch, not since its own copy', () => {
    repository();
    git('switch', '-c', 'my-feature');
    commit('committed.ts');
    git('update-ref', 'refs/remotes/origin/main', 'main');
    git('update-ref', 'refs/remotes/origin/my-feature', 'my-feature');
    git('remote', 'add', 'origin', 'https://git.example/shop.git');
    git('branch', '--set-upstream-to=origin/my-feature');
    expect(changedFiles(folder)).toEqual({ base: 'origin/main', files: ['committed.ts'] });
  });

  test('are not guessed without a repository', () => {
    expect(() => changedFiles(folder)).toThrow(/can't compare/);
  });

  test('are not guessed without a branch to compare with', () => {
    git('init', '--initial-branch=trunk');
    commit('first.ts');
    expect(() => changedFiles(folder)).toThrow(/can't compare.*npm test -- quick/s);
  });
});

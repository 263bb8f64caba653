import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { secretPatterns, secretsIn } from './secret-patterns';
import { sourceRules } from './source-rules';

const root = dirname(__dirname);
/** Not part of the project, or not text. */
const outside = /^(node_modules|\.git|\.data|\.cache|test-results)$|(^|\/)dist$|^workflows\/histories$/;
const picture = /\.(png|ico|woff2|pdf|gz|bin|webp|jpe?g)$/;

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (outside.test(path) || picture.test(path)) return [];
    if (entry.isDirectory()) return filesIn(path);
    return entry.isFile() ? [path] : [];
  });
}
const files = filesIn('').filter((file) => !/(^|\/)\.env$/.test(file));
const text = (file: string) => readFileSync(join(root, file), 'utf8');
const sources = files.filter((file) =>
  /^(activities|api|db|instagram|ops|purchases|security|temporal|worker)\/.*(?<!\.test)\.ts$/.test(file),
);

/**
 * Statements are built from constants and placeholders. A value of a request may at most choose one of them
 * (`order[query.sort]`).
 */
const fromRequests = /\$\{[^}]*(?<!\w\[)\b(?:body|params|query|request|headers|cookies)\b\s*[.?[]/;
const statement = /`[^`]*\b(?:SELECT|INSERT INTO|UPDATE|DELETE FROM)\b[^`]*`/g;

it('no statement contains a request’s value, other than as a parameter [V20]', () => {
  const found = sources.flatMap((file) =>
    (text(file).match(statement) ?? [])
      .filter((sql) => fromRequests.test(sql))
      .map((sql) => `${file}: ${sql}`),
  );
  expect(found).toEqual([]);
  // The rule can fail.
  const placeholder = (inner: string) => ['`SELECT FROM orders WHERE id = $', '{', inner, '}`'].join('');
  expect(fromRequests.test(placeholder('params.id'))).toBe(true);
  expect(fromRequests.test(placeholder('order[query.sort]'))).toBe(false);
});

/**
 * The files that must follow the rules: neither tests and their helpers, nor the rules themselves, which name what they
 * forbid.
 */
const ruled = files.filter(
  (file) =>
    /\.(?:[cm]?[jt]s|tsx)$/.test(file) &&
    !/\.test\.tsx?$|(?:^|\/)testing\/|^scripts\/source-rules\.ts$/.test(file),
);

describe.each(sourceRules.map((rule) => [rule.name, rule] as const))('%s', (name, rule) => {
  it('in all files but the known ones [V35]', () => {
    const about = ruled.filter((file) => rule.where.test(file));
    expect(about.length).toBeGreaterThan(20);
    const broken = about.flatMap((file) => rule.breaks(text(file)).map((place) => `${file}: ${place}`));
    const known = Object.keys(rule.known ?? {});
    expect(broken.filter((place) => !known.includes(place.split(':')[0] ?? ''))).toEqual([]);
    // An obsolete exception must be removed.
    expect(known.filter((file) => !broken.some((place) => place.startsWith(`${file}:`)))).toEqual([]);
  });

  it('which can fail [V35]', () => {
    const [bad, good] = examples[name] ?? [[], []];
    expect(bad.length).toBeGreaterThan(0);
    expect(good.length).toBeGreaterThan(0);
    expect(bad.filter((source) => rule.breaks(source).length === 0)).toEqual([]);
    expect(good.filter((source) => rule.breaks(source).length > 0)).toEqual([]);
  });
});

/** Code that breaks each rule, and similar code that doesn't. */
const examples: Readonly<Record<string, readonly [bad: string[], good: string[]]>> = {
  'no code is made of text': [
    ['eval(typed)', "new Function('a', typed)", "setTimeout('go()', 1)", 'compileFunction(typed)'],
    ['evaluate(typed)', 'setTimeout(go, 1)', 'const Function = 1'],
  ],
  'no markup is made of text': [
    ['node.innerHTML = text', 'node.insertAdjacentHTML(where, text)', '<p dangerouslySetInnerHTML={it} />'],
    ['node.textContent = text', 'if (node.innerHTML === text) go()'],
  ],
  'a page in another window can not reach ours': [
    ['<a href="/x" target="_blank">', '<Link to={to} target="_blank" rel="nofollow" className={link}>'],
    ['<a rel="noopener" href="/x" target="_blank">', '<a\n  target="_blank"\n  rel="noreferrer noopener"\n>'],
  ],
  'a message to another window names its reader': [
    ["parent.postMessage(message, '*')"],
    ['parent.postMessage(message, origin)'],
  ],
  'no shell runs what was put together': [
    ["import { exec } from 'node:child_process'", 'spawn(name, [], { shell: true })'],
    ["import { execFileSync, spawn } from 'node:child_process'", 'pattern.exec(text)'],
  ],
  'no pattern is made of a request': [
    ['new RegExp(query.search)', "new RegExp('^' + request.body.name)"],
    ["new RegExp(names.join('|'))"],
  ],
  'no file is named by a request': [
    ['readFile(join(folder, params.name))', 'response.sendFile(query.file)'],
    ["readFile(join(folder, 'index.html'))", 'names.join(query)'],
  ],
  'no address of a request is asked': [['fetch(body.url)', 'await fetch(query.address)'], ['fetch(address)']],
  'no screen of the back office names an address of the API': [
    ['<a href="/api/admin/orders/7" download>', "new EventSource('/api/admin/events')"],
    ['<a href={addressOf(filePaths.invoice, { id, number })} download>', "go('/admin/orders')"],
  ],
  'no broken hash or cipher': [
    ["createHash('md5')", "createCipheriv('aes-256-cbc', key, iv)"],
    ["createHash('sha256')", "createCipheriv('aes-256-gcm', key, iv)"],
  ],
  'every certificate is checked': [
    ['new Agent({ rejectUnauthorized: false })', "process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'"],
    ['new Agent({ rejectUnauthorized: true })'],
  ],
  'no secret can be guessed': [['const secret = Math.random().toString(36)'], ['randomBytes(32)']],
  'no sign changes what a reader sees': [['const admin = false; // \u202e'], ['«texto» — así']],
};

it.each(Object.entries(secretPatterns))('no file holds a %s [V3]', (_what, form) => {
  expect(files.filter((file) => form.test(text(file)))).toEqual([]);
});

/** How much of the history is here: a packed release has none, a build server may have a shallow clone. */
const history = !existsSync(join(root, '.git'))
  ? 'none'
  : git('rev-parse', '--is-shallow-repository').toString().trim() === 'true'
    ? 'its end'
    : 'all';
const unlessNone = history === 'none' ? it.skip : it;

unlessNone(
  `no version of a file in git holds a secret (of the history there is here: ${history}) [V3]`,
  () => {
    const paths = new Map<string, string>();
    for (const line of git('rev-list', '--objects', 'HEAD').toString().split('\n')) {
      const [, object = '', path = ''] = /^(\w+) (.+)$/.exec(line) ?? [];
      if (path && !picture.test(path)) paths.set(object, path);
    }
    expect(paths.size).toBeGreaterThan(history === 'all' ? 3000 : 500);
    const found: string[] = [];
    for (const [object, content] of objects([...paths.keys()]))
      for (const kind of secretsIn(content)) found.push(`${paths.get(object)} (${object}): ${kind}`);
    expect(found).toEqual([]);
  },
);

function git(...asked: string[]): Buffer {
  return execFileSync('git', asked, { cwd: root, maxBuffer: 2 ** 30 });
}

/** The files among these git objects, with their content. */
function* objects(ids: string[]): Generator<[id: string, content: string]> {
  const input = `${ids.join('\n')}\n`;
  const all = execFileSync('git', ['cat-file', '--batch'], { cwd: root, input, maxBuffer: 2 ** 30 });
  for (let at = 0; at < all.length; ) {
    const end = all.indexOf('\n', at);
    const [id = '', type, size] = all.toString('latin1', at, end).split(' ');
    at = end + 1;
    if (type === 'blob') yield [id, all.toString('latin1', at, at + Number(size))];
    at += Number(size) + 1;
  }
}

it('packages that run have licences that allow selling [V34]', () => {
  const allowed =
    /^\(?(?:MIT|MIT-0|ISC|BSD(?:-\d-Clause)?|0BSD|Apache-2\.0|CC0-1\.0|Unlicense|BlueOak-1\.0\.0|Zlib|MPL-2\.0|OFL-1\.1|Python-2\.0|CC-BY-4\.0)\b/;
  const lock = JSON.parse(text('package-lock.json')) as {
    packages: Record<string, { dev?: boolean; license?: string }>;
  };
  const licenceOf = (path: string, known?: string): string | undefined => {
    if (known) return known;
    try {
      return (JSON.parse(text(join(path, 'package.json'))) as { license?: string }).license;
    } catch {
      return undefined;
    }
  };
  const running = Object.entries(lock.packages).filter(
    ([path, { dev }]) => path.includes('node_modules/') && !dev,
  );
  expect(running.length).toBeGreaterThan(50);
  // Their licence is only in its file: MIT, and public domain.
  const read = ['node_modules/png-js', 'node_modules/unionfs'];
  const installed = new Set(readdirSync(join(root, 'node_modules')));
  const others = running
    .map(([path, { license }]) => ({ path, licence: licenceOf(path, license) }))
    // Packages of other platforms aren't installed.
    .filter(({ path, licence }) => licence || installed.has(path.split('node_modules/').at(-1) ?? ''))
    .filter(({ path, licence }) => !read.includes(path) && !(licence && allowed.test(licence)));
  expect(others).toEqual([]);
});

it('the lock file has the native packages of every platform, and the image uses exactly the lock file [V34]', () => {
  const { packages } = JSON.parse(text('package-lock.json')) as {
    packages: Record<string, { optionalDependencies?: Record<string, string>; os?: string[] }>;
  };
  /** Where a package resolves another: in its own folder, or in a folder above. */
  const finds = (path: string, name: string): boolean => {
    const parts = path.split('/node_modules/');
    return parts.some((_, left) => {
      const from = parts.slice(0, parts.length - left).join('/node_modules/');
      return `${from}/node_modules/${name}` in packages || `node_modules/${name}` in packages;
    });
  };
  const optional = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).map((name) => ({ path, name })),
  );
  expect(optional.length).toBeGreaterThan(100);
  expect(optional.filter(({ path, name }) => !finds(path, name))).toEqual([]);
  const systems = new Set(Object.values(packages).flatMap(({ os = [] }) => os));
  expect([...systems]).toEqual(expect.arrayContaining(['linux', 'darwin', 'win32']));
  expect(text('Dockerfile').match(/\bnpm (?:ci|install)\b/g)).toEqual(['npm ci']);
  expect(JSON.parse(text('renovate.json'))).toMatchObject({
    extends: expect.arrayContaining(['docker:pinDigests']),
  });
});

it('the list of all packages (`npm run sbom`) is made offline, with a hash for each [V34]', () => {
  const list = JSON.parse(
    execFileSync('npm', ['run', '--silent', 'sbom'], { cwd: root, maxBuffer: 2 ** 26 }).toString(),
  ) as {
    bomFormat: string;
    components: { name: string; version: string; hashes?: object[] }[];
  };
  expect(list.bomFormat).toBe('CycloneDX');
  const listed = new Set(list.components.map(({ name, version }) => `${name}@${version}`));
  const { packages } = JSON.parse(text('package-lock.json')) as {
    packages: Record<string, { name?: string; version?: string; link?: boolean; inBundle?: boolean }>;
  };
  const locked = Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    // A package that is installed under another name is listed by one of the two.
    .map(([path, { name = '', version, inBundle }]) => ({
      ids: [path.split('node_modules/').at(-1), name].map((one) => `${one}@${version}`),
      inBundle,
    }));
  expect(locked.length).toBeGreaterThan(500);
  expect(locked.filter(({ ids }) => !ids.some((id) => listed.has(id)))).toEqual([]);
  // Bundled packages, which their container's hash covers, and our own.
  const bundled = locked.flatMap(({ ids, inBundle }) => (inBundle ? ids : []));
  const bare = list.components.filter(({ hashes }) => !hashes?.length);
  const strange = bare.filter(({ name, version }) => !bundled.includes(`${name}@${version}`));
  expect(strange.map(({ name }) => name)).toEqual(['stripe-sandbox']);
});

it('packages come from the registry, each with its integrity hash [V34]', () => {
  const { packages } = JSON.parse(text('package-lock.json')) as {
    packages: Record<string, { integrity?: string; resolved?: string; link?: boolean; inBundle?: boolean }>;
  };
  const installed = Object.entries(packages).filter(([path]) => path.includes('node_modules/'));
  expect(installed.length).toBeGreaterThan(500);
  // A bundled package is covered by its container's hash; a linked one is our own.
  const strange = installed.filter(([, { integrity, resolved, link, inBundle }]) =>
    link
      ? !resolved?.startsWith('packages/')
      : !(inBundle || /^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? '')) ||
        (resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/')),
  );
  expect(strange).toEqual([]);
  const { dependencies, devDependencies } = JSON.parse(text('package.json')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  const exact = /^(?:npm:@?[\w/-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/;
  expect(
    Object.entries({ ...dependencies, ...devDependencies }).filter(([, version]) => !exact.test(version)),
  ).toEqual([]);
});

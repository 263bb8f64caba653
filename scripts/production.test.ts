import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { eventTypes } from '../activities/read-stripe-event';
import { apiEnv, longestDrainSeconds } from '../api/env';
import { createShopServer, graceMs } from '../api/serve';
import { temporalEnv } from '../temporal/connection';
import { workerEnv } from '../worker/env';
import { schedules } from '../workflows/messages';
import { databaseEnv } from './database';
import { filesOf } from './files-of';

const root = dirname(__dirname);
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The lines of a stage of the Dockerfile. */
const stageOf = (stage: string): string =>
  new RegExp(`^FROM \\S+ AS ${stage}\\n([^]*?)(?=^FROM |$(?![^]))`, 'm').exec(read('Dockerfile'))?.[1] ?? '';

describe('the images', () => {
  /** The files of the checkout in a stage of the Dockerfile: its own copies and those of its base stage. */
  function copied(stage: string): string[] {
    const [, base = '', body = ''] =
      new RegExp(`^FROM (\\S+) AS ${stage}\\n([^]*?)(?=^FROM |$(?![^]))`, 'm').exec(read('Dockerfile')) ?? [];
    const own = [...body.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap((match) =>
      (match[1] ?? '').split(' '),
    );
    return base.includes(':') ? own : [...copied(base), ...own];
  }

  const fromSources = ['scripts/prepare-database.ts', 'ops/shop.ts'];

  it.each(fromSources)('of the API have all that %s imports', (entry) => {
    const there = copied('api');
    expect(there).toContain('domain');
    const missing = filesOf(root, entry).filter(
      (file) => !there.some((path) => file === path || file.startsWith(`${path}/`)),
    );
    expect(missing).toEqual([]);
  });

  it.each(['api', 'worker'])('%s runs the program that is built from it', (stage) => {
    expect(read('Dockerfile')).toMatch(new RegExp(`AS ${stage}\\n[^]*?\\nCMD \\[.*"dist/${stage}\\.js"\\]`));
    expect(read('scripts/build-servers.ts')).toContain(`${stage}: '${stage}/main.ts'`);
  });

  it('of the worker has no learnt model of the assistant, which only the API reads', () => {
    const [api = '', worker = '', base = ''] = ['api', 'worker', 'base'].map(stageOf);
    const built = (body: string) => [...body.matchAll(/\/shop\/dist\S*/g)].map(([path]) => path);
    expect(built(base)).toEqual([]);
    expect(built(api)).toEqual(['/shop/dist']);
    expect(built(worker)).toEqual(['/shop/dist/worker.js*', '/shop/dist/failure-converter.js*']);
  });

  it('need no package that only tests have', () => {
    const { dependencies } = JSON.parse(read('package.json')) as { dependencies: object };
    const imported = [...fromSources, 'api/main.ts', 'worker/main.ts']
      .flatMap((entry) => filesOf(root, entry))
      .flatMap((file) => [
        ...read(file).matchAll(/^(?:import|export)\s(?!type)[^'"`;]*?from '([^.#'][^']*)'/gm),
      ])
      .map(([, module = '']) => /^(@[^/]+\/)?[^/]+/.exec(module)?.[0] ?? '')
      .filter((name) => !name.startsWith('node:'));
    expect([...new Set(imported)].filter((name) => !(name in dependencies))).toEqual([]);
    expect(imported).toContain('pg');
  });
});

it.each(['.dockerignore', '.gitignore'])('%s excludes a file of secrets, wherever it is', (file) => {
  expect(read(file).split('\n')).toContain(file === '.gitignore' ? '.env' : '**/.env');
});

it('the guide names every event to enable at the payment provider, and env.example where', () => {
  const [, section = ''] =
    /^## Before the first real sale\n([\s\S]*?)^## /m.exec(read('docs/operations.md')) ?? [];
  expect(eventTypes.filter((type) => !section.includes(`\`${type}\``))).toEqual([]);
  expect(read('deploy/env.example')).toMatch(
    /"Before the first real sale".*\n(?:STRIPE_\w+=\n)*STRIPE_WEBHOOK_SECRET=/,
  );
});

it('the guide sets NODE_ENV=production for a shop without containers, as the images do', () => {
  const guide = read('docs/operations.md');
  const [, paragraph = ''] = /^Without containers: ([\s\S]*?)\n\n?$/m.exec(guide) ?? [];
  expect(paragraph.indexOf('`NODE_ENV=production`')).toBeGreaterThanOrEqual(0);
  expect(paragraph.indexOf('`NODE_ENV=production`')).toBeLessThan(paragraph.indexOf('prepare-database'));
  // Only npm's own scripts find what is in node_modules.
  expect(paragraph).toContain('`npx tsx scripts/prepare-database.ts`');
  expect(guide).toMatch(/^\| `NODE_ENV` +\| API, worker, database job /m);
  expect(stageOf('base')).toMatch(/^ENV .*NODE_ENV=production/m);
});

describe('the guide’s table of variables', () => {
  const guide = read('docs/operations.md');
  const [, table = ''] = /^### Environment\n([\s\S]*?)^`PROMO_HOST`: /m.exec(guide) ?? [];
  const rows = [...table.matchAll(/^\| (`[^|]+) \| ([^|]+) \|/gm)].flatMap(([, names = '', readers = '']) =>
    [...names.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name = '']) => ({ name, readers: readers.trim() })),
  );

  it.each([
    // The last ones are read without this schema.
    ['API', apiEnv, []],
    ['worker', workerEnv, ['NODE_ENV']],
    ['database job', databaseEnv, ['DATABASE_OWNER_URL']],
    ['`shop`', temporalEnv, ['DATABASE_URL']],
  ] as const)('has what the %s reads, and nothing else', (reader, { shape }, others) => {
    const listed = rows.filter(({ readers }) => readers === 'all' || readers.includes(reader));
    expect(listed.map(({ name }) => name).sort()).toEqual([...Object.keys(shape), ...others].sort());
  });

  it('has all of deploy/env.example, or the text below it', () => {
    const names = [...read('deploy/env.example').matchAll(/^([A-Z][A-Z_]+)=/gm)].map(([, name]) => name);
    expect(names.filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
  });
});

it('the guide has each Schedule', () => {
  const [, section = ''] = /^## Schedules\n([\s\S]*?)^## /m.exec(read('docs/operations.md')) ?? [];
  expect(Object.values(schedules).filter((id) => !section.includes(`\`${id}\``))).toEqual([]);
});

describe('the compose file', () => {
  const composed = read('docker-compose.yml');
  /** The lines of a service. */
  const service = (name: string) =>
    new RegExp(`^  ${name}:\\n((?:    .*\\n|\\n)*)`, 'm').exec(composed)?.[1] ?? '';
  /** The variables that a block sets, including those of its anchors. */
  const variables = (text: string): string[] => [
    ...[...text.matchAll(/^ +([A-Z][A-Z_]+):/gm)].map((match) => match[1] ?? ''),
    ...[...text.matchAll(/<<: \*(\S+)/g)].flatMap(([, anchor]) =>
      variables(new RegExp(`&${anchor}\\n((?:  .*\\n)*)`).exec(composed)?.[1] ?? ''),
    ),
  ];

  it.each(['api', 'worker', 'shop'])('gives %s all variables of Temporal', (name) => {
    expect(variables(service(name))).toEqual(expect.arrayContaining(Object.keys(temporalEnv.shape)));
    expect(variables(service(name))).toContain('DATABASE_URL');
  });

  it('gives API and worker every variable of the operator’s table', () => {
    /** Unset in production, or built into the image. */
    const others = [
      'STRIPE_API_BASE',
      'STRIPE_JS_URL',
      'API_HOST',
      'PROVIDER_ADDRESSES',
      'RATE_LIMIT_FACTOR',
    ];
    const built = ['NODE_ENV', 'GIT_SHA', 'READY_FILE', 'WORKFLOW_BUNDLE'];
    const [, table = ''] =
      /^### Environment\n([\s\S]*?)^A process that lacks one/m.exec(read('docs/operations.md')) ?? [];
    const rows = [...table.matchAll(/^\| (`[^|]+) \| ([^|]+) \|/gm)].map(([, names = '', readers = '']) => ({
      names: [...names.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name = '']) => name),
      readers: readers.trim(),
    }));
    const readBy = (reader: string) =>
      rows
        .filter(({ readers }) => readers === 'all' || readers.includes(reader))
        .flatMap(({ names }) => names)
        .filter((name) => ![...others, ...built].includes(name));
    expect(readBy('worker').length).toBeGreaterThan(20);
    expect(variables(service('api'))).toEqual(expect.arrayContaining(readBy('API')));
    expect(variables(service('worker'))).toEqual(expect.arrayContaining(readBy('worker')));
  });

  it('takes its variables from a file whose example names each', () => {
    const example = [...read('deploy/env.example').matchAll(/^([A-Z][A-Z_]+)=/gm)].map(([, name]) => name);
    const taken = [...composed.matchAll(/\$\{([A-Z][A-Z_]+)/g)].map(([, name]) => name);
    expect(taken.filter((name) => !example.includes(name))).toEqual([]);
    expect(example.filter((name) => !taken.includes(name))).toEqual([]);
  });

  it('takes its variables from a file whose head says how to write a $', () => {
    // Compose replaces $name in the file too, with a warning among a build's output.
    const [head = ''] = read('deploy/env.example').split('\n\n');
    expect(head).toMatch(/ \$.* 'single quotes'/);
  });

  it('lets the doctor list runs as fast as it reads them, as a local server does', () => {
    // By default Temporal answers ten calls a second: the back office and the watchdog wait behind the doctor's.
    const limit = 'frontend.namespaceRPS.visibility';
    const [, value] =
      new RegExp(`^${limit}:\\n  - value: (\\d+)$`, 'm').exec(read('deploy/temporal/dynamic-config.yaml')) ??
      [];
    expect(Number(value)).toBeGreaterThanOrEqual(100);
    expect(read('scripts/process-plans.ts')).toContain(`'${limit}=${value}'`);
  });

  it('gives the owner of the tables only to the migrations, and serves the shop with another role [V30]', () => {
    expect(service('database')).toMatch(/DATABASE_OWNER_URL: postgres:\/\/shop:/);
    for (const name of ['api', 'worker', 'shop']) {
      expect(variables(service(name))).not.toContain('DATABASE_OWNER_URL');
      expect(service(name)).not.toContain('SHOP_DB_PASSWORD');
    }
    expect(composed).not.toMatch(/ DATABASE_URL: postgres:\/\/(?!shop_app:)/);
    const roles = read('deploy/postgres/roles.sh');
    expect(roles).toMatch(/^CREATE ROLE shop_app LOGIN PASSWORD :'app_password';$/m);
    expect(roles).toMatch(/^CREATE DATABASE shop OWNER shop;$/m);
  });

  const seconds = (text: string, name: string) => Number(new RegExp(`${name}:? '?(\\d+) ?s`).exec(text)?.[1]);

  it('lets an API process drain and finish before it is killed, whatever DRAIN_SECONDS is', () => {
    expect(seconds(service('api'), 'stop_grace_period')).toBeGreaterThanOrEqual(
      longestDrainSeconds + graceMs / 1000 + 2,
    );
  });

  it('lets a worker abort its activities before it is killed', () => {
    const force = seconds(read('worker/main.ts'), 'shutdownForceTime');
    expect(seconds(service('worker'), 'stop_grace_period')).toBeGreaterThan(force);
  });

  it('has a Postgres that accepts all connections, even scaled as the head of the file says', () => {
    /** A number set for a service, or its variable's default. */
    const number = (text: string, name: string) =>
      Number(new RegExp(`${name}[:=] ?(?:"?|\\$\\{\\w+:-)(\\d+)`).exec(text)?.[1]);
    const [, workers, apis] = /WORKER_REPLICAS=(\d+) API_REPLICAS=(\d+)/.exec(composed) ?? [];
    const listener = 1;
    // A migration, the operator's command, Temporal's schema tool, a person with psql.
    const others = 10;
    const temporal = service('temporal');
    const services = 4;
    const connections =
      Number(workers) * number(service('worker'), 'DATABASE_CONNECTIONS') +
      Number(apis) * (number(service('api'), 'DATABASE_CONNECTIONS') + listener) +
      services * (number(temporal, 'SQL_MAX_CONNS') + number(temporal, 'SQL_VIS_MAX_CONNS')) +
      others;
    const reserved = 3;
    expect(connections).toBeGreaterThan(200);
    expect(connections).toBeLessThanOrEqual(number(service('postgres'), 'max_connections') - reserved);
  });

  it('has a read-only Temporal UI, unless the operator configures otherwise', () => {
    expect(service('temporal-ui')).toMatch(/TEMPORAL_DISABLE_WRITE_ACTIONS: \$\{\w+:-true\}/);
  });

  it('opens the Temporal UI only to administrators of the back office, and passes none of their cookies to it', () => {
    expect(service('temporal-ui')).not.toContain('ports:');
    const [, site = ''] = /^\{\$SHOP_DOMAIN\}:8233 \{\n([\s\S]*?)^\}/m.exec(read('deploy/Caddyfile')) ?? [];
    const asks = site.indexOf('forward_auth api:3000');
    expect(asks).toBeGreaterThan(0);
    expect(asks).toBeLessThan(site.indexOf('reverse_proxy temporal-ui:8080'));
    expect(site).toContain('uri /api/admin/temporal-ui');
    // A colleague of another role gets the login too, not the API's refusal as a page.
    expect(site).toMatch(/@stranger status 401 403\n/);
    const [, pattern = ''] = /header_up Cookie "(.*)" ""/.exec(site) ?? [];
    const sent = '__Host-visitor=a; _csrf=b; __Host-admin=c';
    expect(sent.replaceAll(new RegExp(pattern, 'g'), '')).toBe('_csrf=b; ');
  });

  describe('confines each container', () => {
    const [, services = ''] = /^services:\n((?: {2}.*\n|\n)*)/m.exec(composed) ?? [];
    const names = [...services.matchAll(/^ {2}([\w-]+):$/gm)].map((match) => match[1] ?? '');
    /** The settings of a service, or those of its anchors if it has none. */
    const settings = (text: string): Map<string, string> => {
      const indent = /^ */.exec(text)?.[0] ?? '';
      const own = [...text.matchAll(new RegExp(`^${indent}([a-z_]+): ?(.*)$`, 'gm'))].map(
        ([, key = '', value = '']) => [key, value] as const,
      );
      const merged = [...text.matchAll(new RegExp(`^${indent}<<: \\*(\\S+)`, 'gm'))].flatMap(([, anchor]) => [
        ...settings(new RegExp(`&${anchor}\\n((?:  .*\\n)*)`).exec(composed)?.[1] ?? ''),
      ]);
      return new Map([...merged, ...own]);
    };
    /** What a program needs at least. */
    const rights: Record<string, string> = {
      proxy: '[NET_BIND_SERVICE]',
      postgres: '[CHOWN, DAC_OVERRIDE, FOWNER, SETGID, SETUID]',
    };
    /** They create their settings from a template next to them. */
    const writing = ['temporal', 'temporal-ui'];

    it('these services exist', () => {
      expect(names.sort()).toEqual([
        ...['api', 'database', 'postgres', 'proxy', 'shop', 'temporal', 'temporal-cli'],
        ...['temporal-namespace', 'temporal-schema', 'temporal-ui', 'worker'],
      ]);
    });

    it.each(names)('%s: read-only, no privileges, limited memory, processes and logs', (name) => {
      const of = settings(service(name));
      expect(Object.fromEntries(of)).toMatchObject({
        read_only: String(!writing.includes(name)),
        cap_drop: '[ALL]',
        security_opt: '["no-new-privileges:true"]',
        pids_limit: expect.stringMatching(/^\d{2,3}$/),
        mem_limit: expect.stringMatching(/^(512m|[12]g)$/),
        logging: '{ driver: json-file, options: { max-size: 50m, max-file: "5" } }',
      });
      expect(of.get('cap_add')).toBe(rights[name]);
      expect(of.has('privileged')).toBe(false);
      expect(service(name)).not.toMatch(/docker\.sock|network_mode: host|pid: host/);
    });
  });

  const guide = read('docs/operations.md');
  const commands = [...guide.matchAll(/docker compose --env-file deploy\/\.env ([a-z][^\n`]*)/g)].map(
    ([, command = '']) => command.split(/'|\s[#>|<&]|\s{2}/)[0] ?? '',
  );

  it('has the services that the guide’s commands name, and one that runs its `temporal` lines', () => {
    const named = commands.flatMap((command) => {
      const [verb = '', ...rest] = command.split(' ').filter((word) => !/^-|^\w+=\d$|^\d/.test(word));
      return ['run', 'exec'].includes(verb) ? rest.slice(0, 1) : rest;
    });
    expect(named.filter((name) => !service(name))).toEqual([]);
    expect(guide.match(/^ {4}temporal (workflow|schedule) /gm)?.length).toBeGreaterThan(5);
    expect(named).toContain('temporal-cli');
    // Nothing outside its network reaches Temporal.
    expect(service('temporal-cli')).toMatch(/^ {4}entrypoint: \["temporal"\]\n {4}networks: \[inside\]$/m);
    expect(variables(service('temporal-cli'))).toEqual(['TEMPORAL_ADDRESS', 'TEMPORAL_NAMESPACE']);
    for (const name of ['shop', 'temporal-cli']) expect(service(name)).toContain('profiles: [ops]');
  });

  it('has a health check for each service that a command waits for, and gives up in time', () => {
    const waits = commands.filter((command) => command.includes('--wait '));
    const services = waits.map((command) => command.split(' ').at(-1) ?? '');
    expect(services).toEqual(expect.arrayContaining(['worker', 'api']));
    for (const name of services) {
      const [, stage = ''] = /target: (\w+)/.exec(service(name)) ?? [];
      // Without one, Docker Compose waits for a process only, also for one that ends soon and starts again.
      expect(`${service(name)}${stageOf(stage)}`).toMatch(/^ *(healthcheck:|HEALTHCHECK )/m);
    }
    // One that ends again and again need not be seen as unhealthy: it is never healthy.
    for (const command of waits) expect(command).toMatch(/--wait-timeout \d+ /);
  });

  it('leaves the old processes alone if a line of an upgrade failed', () => {
    const [, upgrade = ''] = /^### An upgrade\n[\s\S]*?\n\n((?: {4}.*\n)+)/m.exec(guide) ?? [];
    const lines = upgrade.trimEnd().split('\n');
    expect(lines).toHaveLength(7);
    expect(lines.filter((line) => !line.endsWith(' && \\'))).toEqual(lines.slice(-1));
    // That ends live streams, and is needed for a changed file only.
    expect(upgrade).not.toContain('restart');
    // A single file that is mounted stays the old one until its container starts again.
    const files = [...composed.matchAll(/^ {6}- \.\/(deploy\/[^:]+):/gm)]
      .map(([, path = '']) => path)
      .filter((path) => statSync(join(root, path)).isFile());
    expect(files).toHaveLength(2);
    for (const file of files) expect(guide).toContain(`\`${file}\``);
  });

  it('calls the file healthy that a worker writes when it takes work', () => {
    const [, file = ''] = /^ENV READY_FILE=(\S+)$/m.exec(stageOf('worker')) ?? [];
    expect(file).toMatch(/^\/tmp\//);
    expect(stageOf('worker')).toContain(`CMD ["test", "-f", "${file}"]`);
  });

  it('has as many processes as an upgrade replaces', () => {
    const scaled = commands.flatMap((command) => [...command.matchAll(/--scale (\w+)=(\d)/g)]);
    expect(scaled.map(([, name = '', count]) => [name, Number(count) / 2])).toEqual(
      ['worker', 'api'].map((name) => [name, Number(/replicas: .*:-(\d)\}/.exec(service(name))?.[1])]),
    );
  });

  it('starts as many processes at each `up` as the operator has set, also after an upgrade', () => {
    // Docker Compose forgets --scale.
    for (const name of ['worker', 'api'])
      expect(service(name)).toContain(`replicas: "\${${name.toUpperCase()}_REPLICAS:-2}"`);
    const scaled = commands.filter((command) => command.includes('--scale'));
    for (const command of scaled) expect(command).toContain('--no-recreate');
  });

  it('has the databases that a backup dumps and restores', () => {
    const all = [...service('temporal').matchAll(/^ +(?:VISIBILITY_)?DBNAME: (.*)$/gm)].map(
      ([, name]) => name,
    );
    const dumped = [...guide.matchAll(/^ {4}\(?for db in (.*); do$/gm)].map(([, names]) => names);
    expect(dumped).toEqual(Array(3).fill(['shop', ...all].join(' ')));
  });

  describe('in the lines for backup and restore', () => {
    const [, backup = '', restore = ''] =
      /^## Backup\n[\s\S]*?((?: {4}\(?for [\s\S]*?\n)+)\n[\s\S]*?\n\n(?: {4}docker .*\n)+((?: {4}.*\n)+)/m.exec(
        guide,
      ) ?? [];
    /** Runs lines with a Docker that writes its calls to `calls` and fails where `broken` matches one. */
    function run(lines: string, broken: string): { status: number | null; dir: string; calls: string[] } {
      const dir = mkdtempSync(join(tmpdir(), 'guide-'));
      const stub = `#!/bin/sh\necho "$*" >> calls\n[ -t 0 ] || input=$(cat)\necho "new"\ncase "$* $input" in *"${broken}"*) exit 1;; esac\n`;
      writeFileSync(join(dir, 'docker'), stub, { mode: 0o755 });
      for (const db of ['shop', 'temporal', 'temporal_visibility'])
        writeFileSync(join(dir, `${db}.dump`), `good ${db}`);
      const { status } = spawnSync('sh', ['-c', lines], {
        cwd: dir,
        env: { PATH: `${dir}:${process.env.PATH}` },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      const calls = readFileSync(join(dir, 'calls'), 'utf8').trimEnd().split('\n');
      return { status, dir, calls };
    }

    it('a dump that fails leaves the last good one, and is an error', () => {
      const { status, dir } = run(backup, 'custom temporal');
      expect(status).toBe(1);
      expect(readFileSync(join(dir, 'shop.dump'), 'utf8')).toBe('new\n');
      expect(readFileSync(join(dir, 'temporal.dump'), 'utf8')).toBe('good temporal');
      expect(run(backup, 'nothing').status).toBe(0);
    });

    it('a broken dump is noticed before any database is dropped', () => {
      const { status, calls } = run(restore, 'null good temporal_visibility');
      expect(status).toBe(1);
      expect(calls).toHaveLength(3);
      expect(calls.filter((call) => call.includes('--clean'))).toEqual([]);
    });

    it('a restore that fails is the last', () => {
      const { status, calls } = run(restore, 'dbname postgres good temporal');
      expect(status).toBe(1);
      expect(calls.filter((call) => call.includes('--clean'))).toHaveLength(2);
    });
  });

  it('keeps the images of earlier releases, to go back to', () => {
    for (const name of ['api', 'database', 'shop', 'worker'])
      expect(service(name)).toMatch(/^ {4}image: growth-shop-(api|worker):\$\{GIT_SHA:-latest\}$/m);
  });

  it('sees each visitor’s own address, by IPv6 and behind a trusted proxy too', () => {
    expect(composed).toMatch(/^ {2}outside: \{ enable_ipv6: true \}$/m);
    expect(variables(service('proxy'))).toContain('TRUSTED_PROXIES');
    const caddyfile = read('deploy/Caddyfile');
    // An empty list trusts nobody.
    expect(caddyfile).toMatch(
      /^\{\n\tservers \{\n(\t\t#.*\n)*\t\ttrusted_proxies static \{\$TRUSTED_PROXIES\}\n\t\ttrusted_proxies_strict\n/m,
    );
    // The API trusts one hop: it gets one address, whatever the proxies in front have sent.
    expect(service('api')).toContain('TRUST_PROXY: "1"');
    const toApi = [...caddyfile.matchAll(/^\t(?:reverse_proxy|forward_auth) (?:api|\{)[\s\S]*?^\t\}/gm)];
    expect(toApi).toHaveLength(2);
    for (const [block] of toApi) expect(block).toContain('header_up X-Forwarded-For {client_ip}');
  });

  it('has a proxy that logs requests, without their queries and headers [V28]', () => {
    const [, log = ''] = /^\tlog \{\n([\s\S]*?)^\t\}/m.exec(read('deploy/Caddyfile')) ?? [];
    expect(log).toContain('request>uri regexp "\\?.*" ""');
    expect(log).toContain('request>headers delete');
  });

  it('has a proxy that closes idle connections before the API does', () => {
    const { keepAliveTimeout } = createShopServer(() => undefined);
    expect(seconds(read('deploy/Caddyfile'), 'keepalive') * 1000).toBeLessThan(keepAliveTimeout);
  });
});

/**
 * `npm run generate`: writes the back office's client from the API's own description (OpenAPI).
 * With `--check` it writes nothing and fails where the kept one is not that of now.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Pool } from 'pg';
import pino from 'pino';
import Stripe from 'stripe';
import { generateApi } from 'swagger-typescript-api';
import { createApp } from '../api/app';
import { readApiEnv } from '../api/env';
import type { RouteEntry } from '../api/handle';
import { openapiDocument } from '../api/openapi';
import { lazyClient } from '../temporal/connection';

/** Where the generated client is kept. */
const clientFile = 'web/admin/client.ts';

/** The routes of the whole API. Nothing listens where it is told to look: only its table is wanted. */
async function routeTable(): Promise<readonly RouteEntry[]> {
  const env = readApiEnv({
    DATABASE_URL: 'postgres://shop@127.0.0.1:1/shop',
    TEMPORAL_ADDRESS: '127.0.0.1:1',
    ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 1).toString('base64')}`,
    SESSION_SECRET: 's'.repeat(32),
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    INSTAGRAM_BASE_URL: 'http://127.0.0.1:1',
    LOG_LEVEL: 'silent',
  });
  const db = new Pool({ connectionString: env.DATABASE_URL });
  const temporal = lazyClient(env);
  const { routes } = createApp({
    env,
    db,
    temporal,
    stripe: new Stripe(env.STRIPE_SECRET_KEY),
    changes: {
      subscribe: () => () => undefined,
      onClose: () => () => undefined,
      close: async () => undefined,
    },
    clock: () => new Date(),
    logger: pino({ level: 'silent' }),
  });
  await temporal.connection.close();
  await db.end();
  return routes;
}

/** The client of every JSON call of the back office: one function each, with the types of the description. */
async function clientSource(): Promise<string> {
  const table = (await routeTable()).filter(
    ({ call, path, access }) => call && (access !== 'public' || path.startsWith('/api/admin')),
  );
  const { files } = await generateApi({
    spec: JSON.parse(JSON.stringify(openapiDocument(table))),
    templates: join(__dirname, 'client-templates'),
    output: false,
    silent: true,
    modular: false,
    extractEnums: false,
    hooks: {
      onFormatRouteName: (route) => String(route.operationId ?? '').replace(/^([a-z]+)Api(Admin)?/, '$1'),
    },
  });
  const generated = files.map(({ fileContent }) => fileContent).join('\n');
  const head = '// Written by `npm run generate` from the description of the API (OpenAPI). Do not edit.\n';
  return formatted(head + exact(generated));
}

/** Without what the generator adds: notes of formats and limits, `any`, records whose entries may be missing. */
function exact(source: string): string {
  return source
    .replace(/^\s*\/\*\*\n(?:\s*\* @.*\n)+\s*\*\/\n/gm, '')
    .replace(/\bany\b/g, 'unknown')
    .replace(/Partial<(Record<[^<>]*>)>/g, '$1');
}

function formatted(source: string): string {
  const biome = join(__dirname, '../node_modules/.bin/biome');
  const done = spawnSync(biome, ['check', '--write', `--stdin-file-path=${clientFile}`], {
    input: source,
    encoding: 'utf8',
  });
  if (done.status !== 0) throw new Error(`The client could not be formatted: ${done.stderr}`);
  return done.stdout;
}

async function main(): Promise<void> {
  const file = join(__dirname, '..', clientFile);
  const source = await clientSource();
  if (!process.argv.includes('--check')) {
    writeFileSync(file, source);
    console.log(`${clientFile} is written.`);
  } else if (readFileSync(file, 'utf8') !== source) {
    console.error(`${clientFile} is not what the API describes now: run "npm run generate".`);
    process.exitCode = 1;
  }
}

void main();

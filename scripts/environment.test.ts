import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiEnv } from '../api/env';
import { workerEnv } from '../worker/env';
import { databaseEnv } from './database';
import {
  addressesFor,
  commandEnvironment,
  externalParts,
  stackEnvironment,
  withoutShopVariables,
} from './environment';
import { claimInstance, runningPorts } from './instance';
import { portsFromEnvironment } from './ports';
import { localSecrets } from './secrets';

const secrets = {
  databasePassword: 'db',
  encryptionKeys: 'local:key',
  sessionSecret: 'session',
  stripeSecretKey: 'sk_test_local',
  stripePublishableKey: 'pk_test_local',
  stripeWebhookSecret: 'whsec_local',
  providerKey: 'panel',
  adminPassword: 'admin',
};
const ports = portsFromEnvironment({ API_PORT: '15100', SANDBOX_PAYMENTS_PORT: '15101' });

const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
};

describe('the environment of a stack', () => {
  it('points at the local servers when nothing is set', () => {
    const env = stackEnvironment('data', ports, secrets, {});
    expect(env.STRIPE_API_BASE).toBe('http://localhost:15101');
    expect(env.SANDBOX_WEBHOOK_URL).toBe('http://localhost:15100/api/stripe/webhook');
    expect(env.STRIPE_SECRET_KEY).toBe('sk_test_local');
  });

  it('leaves the sandbox out when a Stripe key is set', () => {
    const env = stackEnvironment('data', ports, secrets, stripe);
    expect(env).toMatchObject(stripe);
    expect(env.STRIPE_API_BASE).toBeUndefined();
  });

  it.each(Object.keys(stripe))('refuses %s without the other two: they belong to one account', (name) => {
    const person = { [name]: stripe[name as keyof typeof stripe] };
    const others = Object.keys(stripe).filter((other) => other !== name);
    expect(() => stackEnvironment('data', ports, secrets, person)).toThrow(`Set ${others.join(' and ')} too`);
  });

  it('prefers the developer’s own database and Temporal over the local ones', () => {
    const person = { DATABASE_URL: 'postgres://elsewhere/shop', TEMPORAL_ADDRESS: 'temporal:7233' };
    expect(externalParts(person)).toEqual({ database: true, temporal: true });
    expect(stackEnvironment('data', ports, secrets, person)).toMatchObject({
      ...person,
      DATABASE_OWNER_URL: person.DATABASE_URL,
    });
    const owned = { ...person, DATABASE_OWNER_URL: 'postgres://owner@elsewhere/shop' };
    expect(stackEnvironment('data', ports, secrets, owned)).toMatchObject(owned);
  });

  it('hides the developer’s variables from a stack that must be isolated', () => {
    const person = {
      DATABASE_URL: 'postgres://production/shop',
      STRIPE_SECRET_KEY: 'sk_live_x',
      HOME: '/home/me',
    };
    expect(withoutShopVariables(person)).toEqual({ HOME: '/home/me' });
  });

  it('hides every variable that a process reads, if the stack sets no other', () => {
    const read = [apiEnv, workerEnv, databaseEnv].flatMap(({ shape }) => Object.keys(shape));
    const person = Object.fromEntries(read.map((name) => [name, 'mine']));
    const stack = { ...withoutShopVariables(person), ...stackEnvironment('data', ports, secrets, {}) };
    expect(read).toEqual(expect.arrayContaining(['NODE_ENV', 'DRAIN_SECONDS', 'METRICS_ADDRESS']));
    expect(read.filter((name) => stack[name] === 'mine')).toEqual([]);
    // With the usual shop a developer can set each, except the port, which has its own check.
    const usual = { ...withoutShopVariables(person), ...stackEnvironment('data', ports, secrets, person) };
    expect(read.filter((name) => usual[name] !== 'mine')).toEqual(['API_PORT']);
  });

  it('names the addresses as the tests read them', () => {
    const addresses = addressesFor(stackEnvironment('data', ports, secrets, {}));
    expect(addresses.SHOP_URL).toBe('http://localhost:15100');
    expect(addresses.SANDBOX_INBOX_URL).toBe('http://localhost:4026');
  });

  it('lets a command find the shop of a folder, and creates none if there is none', () => {
    const folder = mkdtempSync(join(tmpdir(), 'command-'));
    const person = { DATABASE_URL: 'postgres://production/shop' };
    expect(commandEnvironment(folder, person)).toEqual(person);
    expect(existsSync(join(folder, 'secrets.json'))).toBe(false);
    const { encryptionKeys } = localSecrets(folder);
    expect(commandEnvironment(folder, person)).toMatchObject({ ...person, ENCRYPTION_KEYS: encryptionKeys });
    rmSync(folder, { recursive: true });
  });

  it('sends a command to the ports that the shop of the folder runs on', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'command-'));
    localSecrets(folder);
    expect(runningPorts(folder)).toBeUndefined();
    const instance = await claimInstance(folder);
    instance.serves(ports);
    expect(runningPorts(folder)).toEqual(ports);
    expect(commandEnvironment(folder, {})).toMatchObject({ PUBLIC_URL: 'http://localhost:15100' });
    instance.release();
    rmSync(folder, { recursive: true });
  });
});

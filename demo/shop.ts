import type { Client } from '@temporalio/client';
import type { Pool } from 'pg';
import type Stripe from 'stripe';
import { payments } from '../api/testing/payments';
import { createPool } from '../db/pool';
import { readSettings, type ShopSettings } from '../db/settings';
import { type Keyring, readKeyring } from '../security/keyring';
import { lazyClient, temporalEnv } from '../temporal/connection';

/** The shop under demonstration: everything that its purchases pass through. */
export interface DemoShop {
  db: Pool;
  keyring: Keyring;
  temporal: Client;
  stripe: Stripe;
  settings: ShopSettings;
  /** The sandbox's directory of profiles. */
  directoryUrl: string;
  /** The sandbox's panel. */
  panelUrl: string;
  /** Pays as a buyer's page would. Rejects where the card is declined. */
  pay(paymentIntentId: string, paymentMethod?: string): Promise<unknown>;
  /** A switch of the sandbox's panel, e.g. `faults`. */
  panel(path: string, body: unknown): Promise<unknown>;
  /** What a buyer's bank does, e.g. `disputes`. */
  bank(path: string, body: unknown): Promise<unknown>;
  close(): Promise<void>;
}

/**
 * Opens the shop configured in the environment. Throws unless its payments are the sandbox's: a demonstration must
 * never meet real money.
 */
export async function openShop(env: NodeJS.ProcessEnv): Promise<DemoShop> {
  if (!env.STRIPE_API_BASE || !env.SANDBOX_PAYMENTS_URL || !env.SANDBOX_PANEL_URL)
    throw new Error('Demonstration data need the sandbox: start the shop without keys of a real provider.');
  const panelUrl = env.SANDBOX_PANEL_URL;
  const paymentsUrl = env.SANDBOX_PAYMENTS_URL;
  // Nobody waits at a page: a busy machine may take its time.
  const db = createPool(env.DATABASE_URL ?? '', () => undefined, { connectionTimeoutMs: 60_000 });
  const temporal = lazyClient(temporalEnv.parse(env));
  const { stripe, confirm } = payments();
  return {
    db,
    keyring: readKeyring(env.ENCRYPTION_KEYS ?? ''),
    temporal,
    stripe,
    settings: await readSettings(db),
    directoryUrl: env.INSTAGRAM_BASE_URL ?? '',
    panelUrl,
    pay: confirm,
    panel: (path, body) => sandbox(panelUrl, path, body),
    bank: (path, body) => sandbox(paymentsUrl, path, body),
    async close() {
      await temporal.connection.close();
      await db.end();
    },
  };
}

async function sandbox(base: string, path: string, body: unknown): Promise<unknown> {
  const response = await fetch(new URL(`/_sandbox/${path}`, base), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The sandbox answered ${response.status} to ${path}`);
  return response.json();
}

import { copyFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from '@temporalio/client';
import type { Pool } from 'pg';
import Stripe from 'stripe';
import { startPayments } from 'stripe-sandbox';
import { listen } from 'stripe-sandbox/listen';
import { loggedIn } from '#api/testing/administrator.ts';
import type { Browser } from '#api/testing/browser.ts';
import { databaseAt } from '#api/testing/database.ts';
import { eventually } from '#api/testing/wait.ts';
import { examine } from '#purchases/doctor.ts';
import { emptyDirectoryState, openDirectory } from '#sandbox/instagram/directory.ts';
import { instagramApp, normalInstagram } from '#sandbox/instagram/server.ts';
import { buildWorkflows, WORKFLOW_BUNDLE } from '#scripts/builds.ts';
import { logExcerpt } from '#scripts/processes.ts';
import { type Stack, startStack } from '#scripts/stack.ts';
import { TEST_ENV } from '#scripts/test-shop.ts';
import { stackFolder } from '#scripts/tools.ts';
import { type Keyring, readKeyring } from '#security/keyring.ts';
import { lazyClient } from '#temporal/connection.ts';
import { type Inbox, startInbox } from './inbox';
import { type Panel, startPanel } from './panel';
import { startWebhookRelay, type WebhookRelay } from './webhook-relay';

/** A process that tests kill. */
export type Crashed = 'worker' | 'api' | 'temporal' | 'postgres';

/** A separate shop to break: real processes, and around it ledgers that survive whatever happens inside. */
export interface FaultShop {
  stack: Stack;
  /** Its data folder. */
  folder: string;
  url: string;
  db: Pool;
  keyring: Keyring;
  /** Read-only: tests act through the API. */
  temporal: Client;
  stripe: Stripe;
  panel: Panel;
  inbox: Inbox;
  webhooks: WebhookRelay;
  /** A test call to the payments sandbox, such as `faults` or `disputes`; no effect if it is too late for that. */
  payments(control: string, body: Record<string, unknown>): Promise<void>;
  paymentLedger(): Promise<PaymentLedger>;
  /** When processes were killed, in epoch ms, and which. */
  readonly kills: readonly { at: number; part: Crashed }[];
  /** Processes that ended although nobody killed them, with the end of their logs. They are restarted. */
  readonly deaths: readonly string[];
  /** Kills a process hard and starts it again after `downMs`, and after `whileDown`. Crashes come one after another. */
  crash(name: Crashed, downMs?: number, whileDown?: () => Promise<unknown>): Promise<void>;
  /** What the doctor does each hour: repairs rows and runs that differ, unless they changed in the last minute. */
  heal(): Promise<void>;
  /** A browser logged in to the back office; the same one each time, because logins are limited. */
  administrator(): Promise<Browser>;
  stop(): Promise<void>;
}

/** The books of the payments sandbox, as far as the checker reads them. */
export interface PaymentLedger {
  payment_intents: Stripe.PaymentIntent[];
  charges: Stripe.Charge[];
  refunds: Stripe.Refund[];
  disputes: Stripe.Dispute[];
}

/** The logs stay: the run keeps them if a test fails. */
function removeAllButLogs(folder: string): void {
  for (const name of readdirSync(folder))
    if (name !== 'logs') rmSync(join(folder, name), { recursive: true, force: true, maxRetries: 5 });
}

/** Starts a shop with these settings of its purchases, on free ports, with its data in a temporary folder. */
export async function startFaultShop(purchase: Record<string, unknown>): Promise<FaultShop> {
  const folder = stackFolder('shop-faults-');
  const undo: (() => unknown)[] = [() => removeAllButLogs(folder)];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    // A copy, so that a restarted worker runs the same code even if another build happens meanwhile.
    await buildWorkflows();
    const bundle = join(folder, 'workflows.js');
    copyFileSync(WORKFLOW_BUNDLE, bundle);
    const deaths: string[] = [];
    // Crashes and restarts come one after another.
    let crashing: Promise<unknown> = Promise.resolve();
    const stack: Stack = await startStack({
      dataDir: folder,
      ports: 'free',
      parts: ['worker', 'api'],
      web: false,
      fast: true,
      env: { ...TEST_ENV, WORKFLOW_BUNDLE: bundle },
      settings: { purchase },
      onDeath: ({ name, log }) => {
        deaths.push(`${name} ended by itself. ${logExcerpt(log)}`);
        crashing = crashing.then(() => restart(stack, name)).catch(() => undefined);
      },
    });
    undo.push(() => stack.stop());
    const { env } = stack;
    const need = (name: string) => env[name] ?? missing(name);
    const port = (name: string) => Number(need(name));
    const webhooks = await startWebhookRelay({
      shopWebhook: `${need('SHOP_URL')}/api/stripe/webhook`,
      secret: need('STRIPE_WEBHOOK_SECRET'),
    });
    undo.push(() => webhooks.close());
    const payments = await startPayments({
      port: port('SANDBOX_PAYMENTS_PORT'),
      stateFile: join(folder, 'sandbox', 'payments.json'),
      secretKey: need('STRIPE_SECRET_KEY'),
      publishableKey: need('STRIPE_PUBLISHABLE_KEY'),
      webhookSecret: need('STRIPE_WEBHOOK_SECRET'),
      webhookUrl: webhooks.url,
    });
    undo.push(() => payments.close());
    const directory = openDirectory(emptyDirectoryState(), () => undefined, Date.now);
    const panel = await startPanel(port('SANDBOX_PANEL_PORT'), need('PROVIDER_KEY'), directory);
    undo.push(() => panel.close());
    const instagram = await listen(
      instagramApp({ directory, faults: normalInstagram, changed: () => undefined, now: Date.now }),
      port('SANDBOX_INSTAGRAM_PORT'),
      'SANDBOX_INSTAGRAM_PORT',
    );
    undo.push(() => instagram.close());
    const inbox = await startInbox(port('SANDBOX_SMTP_PORT'));
    undo.push(() => inbox.close());
    // Killing Postgres breaks the idle connections too.
    const db = databaseAt(need('DATABASE_URL'), 4);
    undo.push(() => db.end());
    const temporal = lazyClient({
      TEMPORAL_ADDRESS: need('TEMPORAL_ADDRESS'),
      TEMPORAL_NAMESPACE: need('TEMPORAL_NAMESPACE'),
      ENCRYPTION_KEYS: need('ENCRYPTION_KEYS'),
    });
    undo.push(() => temporal.connection.close());

    const paymentsUrl = need('SANDBOX_PAYMENTS_URL');
    const stripe = new Stripe(need('STRIPE_SECRET_KEY'), {
      host: 'localhost',
      port: need('SANDBOX_PAYMENTS_PORT'),
      protocol: 'http',
      maxNetworkRetries: 0,
    });
    const kills: { at: number; part: Crashed }[] = [];
    let healing: Promise<unknown> | undefined;
    const keyring = readKeyring(need('ENCRYPTION_KEYS'));
    const reach = { db, temporal, keyring };
    let admin: Promise<Browser> | undefined;
    const administrator = () => {
      admin ??= loggedIn('admin', need('ADMIN_PASSWORD'), need('SHOP_URL'));
      // While a part of the shop is down nobody can log in.
      admin.catch(() => {
        admin = undefined;
      });
      return admin;
    };
    return {
      stack,
      folder,
      url: need('SHOP_URL'),
      db,
      keyring,
      temporal,
      stripe,
      panel,
      inbox,
      webhooks,
      kills,
      deaths,
      stop,
      administrator,
      async heal() {
        healing ??= examine(reach, { heal: true, now: Date.now() }).finally(() => {
          healing = undefined;
        });
        await healing;
      },
      crash(name, downMs = 0, whileDown = async () => undefined) {
        const crash = crashing.then(() => {
          kills.push({ at: Date.now(), part: name });
          return killAndRestart(stack, name, downMs, whileDown);
        });
        crashing = crash.catch(() => undefined);
        return crash;
      },
      async payments(control, body) {
        const answer = await fetch(`${paymentsUrl}/_sandbox/${control}`, {
          method: 'POST',
          body: JSON.stringify(body),
        });
        if (!answer.ok && answer.status !== 409)
          throw new Error(`The sandbox refused ${control}: ${await answer.text()}`);
      },
      async paymentLedger() {
        return (await (await fetch(`${paymentsUrl}/_sandbox/ledger`)).json()) as PaymentLedger;
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function killAndRestart(
  stack: Stack,
  name: string,
  downMs: number,
  whileDown: () => Promise<unknown>,
): Promise<void> {
  await stack.kill(name, 'SIGKILL');
  await whileDown();
  await new Promise((resolve) => setTimeout(resolve, downMs));
  await restart(stack, name);
}

/** Postgres refuses to start while children of the killed one are still ending, which a busy machine takes long for. */
function restart(stack: Stack, name: string): Promise<void> {
  return eventually(() => stack.restart(name), { timeoutMs: 60_000, everyMs: 500 });
}

function missing(name: string): never {
  throw new Error(`The stack has no ${name}`);
}

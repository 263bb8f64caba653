import { join } from 'node:path';
import pino from 'pino';
import { startPayments } from 'stripe-sandbox';
import { listen } from 'stripe-sandbox/listen';
import { openState } from 'stripe-sandbox/state';
import { z } from 'zod';
import { analyticsApp } from './analytics/server';
import { emptyDirectoryState, openDirectory } from './instagram/directory';
import { instagramApp, normalInstagram } from './instagram/server';
import { inboxApp } from './mail/inbox';
import { type SmtpMode, startSmtp } from './mail/smtp';
import { emptyMail } from './mail/store';
import { emptyPanel } from './panel/model';
import { panelApp } from './panel/server';

const port = z.coerce.number().int().min(1).max(65_535);
const environment = z.object({
  SANDBOX_PAYMENTS_PORT: port.default(4010),
  SANDBOX_PANEL_PORT: port.default(4020),
  SANDBOX_INSTAGRAM_PORT: port.default(4030),
  SANDBOX_SMTP_PORT: port.default(4025),
  SANDBOX_INBOX_PORT: port.default(4026),
  SANDBOX_ANALYTICS_PORT: port.default(4040),
  SANDBOX_STATE_DIR: z.string().default('.data/sandbox'),
  /** How long the panel takes for a delivery, at its first start. */
  SANDBOX_DELIVERY_SECONDS: z.coerce.number().min(0).default(25),
  SANDBOX_WEBHOOK_URL: z.url().default('http://localhost:3000/api/stripe/webhook'),
  STRIPE_SECRET_KEY: z.string().min(1),
  STRIPE_PUBLISHABLE_KEY: z.string().min(1),
  STRIPE_WEBHOOK_SECRET: z.string().min(1),
  PROVIDER_KEY: z.string().min(1),
  LOG_LEVEL: z.string().default('info'),
});

async function main(): Promise<void> {
  const env = environment.parse(process.env);
  const logger = pino({ name: 'sandbox', level: env.LOG_LEVEL });
  const file = (name: string) => join(env.SANDBOX_STATE_DIR, `${name}.json`);
  const now = Date.now;

  const accounts = openState(file('instagram'), emptyDirectoryState);
  const orders = openState(file('panel'), () => emptyPanel(now(), env.SANDBOX_DELIVERY_SECONDS));
  const mail = openState(file('mail'), emptyMail);
  const directory = openDirectory(accounts.value, accounts.changed, now);
  const panel = panelApp({
    state: orders.value,
    directory,
    key: env.PROVIDER_KEY,
    now,
    changed: orders.changed,
  });
  const instagram = instagramApp({
    directory,
    faults: { ...normalInstagram },
    changed: accounts.changed,
    now,
  });
  let mode: SmtpMode = 'normal';
  const inbox = inboxApp({
    state: mail.value,
    changed: mail.changed,
    mode: () => mode,
    setMode: (next) => {
      mode = next;
    },
  });

  const running = [
    await startPayments({
      port: env.SANDBOX_PAYMENTS_PORT,
      portVariable: 'SANDBOX_PAYMENTS_PORT',
      stateFile: file('payments'),
      secretKey: env.STRIPE_SECRET_KEY,
      publishableKey: env.STRIPE_PUBLISHABLE_KEY,
      // Rotation concerns the receiver: the sender signs with the first.
      webhookSecret: env.STRIPE_WEBHOOK_SECRET.split(',')[0] ?? '',
      webhookUrl: env.SANDBOX_WEBHOOK_URL,
    }),
    await listen(panel, env.SANDBOX_PANEL_PORT, 'SANDBOX_PANEL_PORT'),
    await listen(instagram, env.SANDBOX_INSTAGRAM_PORT, 'SANDBOX_INSTAGRAM_PORT'),
    await startSmtp({
      port: env.SANDBOX_SMTP_PORT,
      state: mail.value,
      changed: mail.changed,
      mode: () => mode,
      now,
    }),
    await listen(inbox, env.SANDBOX_INBOX_PORT, 'SANDBOX_INBOX_PORT'),
    await listen(analyticsApp({ now }), env.SANDBOX_ANALYTICS_PORT, 'SANDBOX_ANALYTICS_PORT'),
  ];
  logger.info('sandbox ready');

  const stop = async () => {
    await Promise.allSettled(running.map((server) => server.close()));
    await Promise.all([accounts.close(), orders.close(), mail.close()]);
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  const message = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message;
  pino({ name: 'sandbox' }).fatal(message);
  // Servers that did start would keep the process alive, and its parent would wait for the rest.
  process.exit(1);
});

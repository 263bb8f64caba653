/** `npm start -w stripe-sandbox`: the stand-in alone, for another project. */
import { startPayments } from './server';

const { env } = process;

startPayments({
  port: Number(env.PORT ?? 4010),
  stateFile: env.STATE_FILE ?? '.data/stripe-sandbox.json',
  secretKey: env.STRIPE_SECRET_KEY ?? 'sk_test_sandbox',
  publishableKey: env.STRIPE_PUBLISHABLE_KEY ?? 'pk_test_sandbox',
  webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? 'whsec_sandbox',
  webhookUrl: env.WEBHOOK_URL ?? 'http://localhost:3000/webhook',
})
  .then(({ port, close }) => {
    process.stdout.write(`Stripe sandbox: http://localhost:${port}\n`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => void close().then(() => process.exit(0)));
  })
  .catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });

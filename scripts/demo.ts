/**
 * `npm run demo`: some hundred purchases in every state, sent through the shop that `npm start` runs. `npm run demo --
 * --remove` removes them; `npm run demo -- 500` sets their number.
 */
import { join } from 'node:path';
import { ROOT } from './builds';
import { addressesFor, stackEnvironment } from './environment';
import { runningPorts } from './instance';
import { localSecrets } from './secrets';
import { SetupProblem, sentenceFor } from './setup-problem';

async function main(): Promise<void> {
  const dataDir = process.env.SHOP_DATA_DIR || join(ROOT, '.data');
  const ports = runningPorts(dataDir);
  if (!ports) throw notRunning(`on ${dataDir}`);
  const env = stackEnvironment(dataDir, ports, localSecrets(dataDir), process.env);
  Object.assign(process.env, env, addressesFor(env));
  await requireShop(env.PUBLIC_URL ?? '');
  // Read their addresses from the environment when they are loaded.
  const [{ openShop }, { runDemo }, { removeDemo }, { spread }] = await Promise.all([
    import('../demo/shop'),
    import('../demo/run'),
    import('../demo/remove'),
    import('../demo/spread'),
  ]);
  const shop = await openShop(process.env);
  try {
    if (process.argv.includes('--remove')) {
      const { purchases, messages } = await removeDemo(shop);
      console.log(`Removed: ${purchases} purchases and ${messages} e-mails of the demonstration.`);
      return;
    }
    const wanted = Number(process.argv[2] ?? 300);
    if (!Number.isInteger(wanted) || wanted < 1 || wanted > 2000)
      throw new SetupProblem(
        'bad_argument',
        'The number of purchases must be a whole number from 1 to 2000, e.g. npm run demo -- 300.',
      );
    const { succeeded, failures } = await runDemo(shop, wanted, (done, of) => {
      if (done % 25 === 0 || done === of) console.log(`${done} of ${of}`);
    });
    await spread(shop, 60);
    console.log(
      `Played ${succeeded} stories. See ${env.PUBLIC_URL}/admin; npm run demo -- --remove removes them.`,
    );
    for (const { story, message } of failures) console.error(`Failed: ${story}: ${message}`);
    if (failures.length > 0) process.exitCode = 1;
  } finally {
    await shop.close();
  }
}

async function requireShop(url: string): Promise<void> {
  const alive = await fetch(new URL('/api/stripe-config', url)).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!alive) throw notRunning(`at ${url}`);
}

function notRunning(where: string): SetupProblem {
  return new SetupProblem(
    'not_running',
    `No shop answers ${where}. Start it with npm start, then try again.`,
  );
}

main().catch((error: unknown) => {
  console.error(sentenceFor(error));
  process.exitCode = 1;
});

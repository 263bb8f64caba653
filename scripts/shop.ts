/**
 * `npm run shop -- doctor`: the operator's command, for the shop that `npm start` runs or that the environment names.
 */
import { join } from 'node:path';
import { exitOnBrokenPipe } from '../ops/broken-pipe';
import { CommandError, shopCommand } from '../ops/command';
import { ROOT } from './builds';
import { commandEnvironment } from './environment';
import { sentenceFor } from './setup-problem';

exitOnBrokenPipe();
shopCommand(
  process.argv.slice(2),
  commandEnvironment(process.env.SHOP_DATA_DIR || join(ROOT, '.data'), process.env),
  console.log,
).then(
  (exitCode) => {
    process.exitCode = exitCode;
  },
  (error: unknown) => {
    console.error(error instanceof CommandError ? error.message : sentenceFor(error));
    process.exitCode = 1;
  },
);

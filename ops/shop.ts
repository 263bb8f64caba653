/** The operator's command in production: a worker's environment names the shop (docs/operations.md). */

import { exitOnBrokenPipe } from './broken-pipe';
import { CommandError, shopCommand } from './command';

exitOnBrokenPipe();
shopCommand(process.argv.slice(2), process.env, console.log).then(
  (exitCode) => {
    process.exitCode = exitCode;
  },
  (error: unknown) => {
    console.error(error instanceof CommandError ? error.message : error);
    process.exitCode = 1;
  },
);

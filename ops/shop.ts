/** The operator's command in production: a worker's environment names the shop (docs/operations.md). */

import { runCommandLine } from './command';

void runCommandLine(process.env, (error) => error);

/**
 * `npm run shop -- doctor`: the operator's command, for the shop that `npm start` runs or that the environment names.
 */
import { join } from 'node:path';
import { runCommandLine } from '../ops/command';
import { ROOT } from './builds';
import { commandEnvironment } from './environment';
import { sentenceFor } from './setup-problem';

const env = commandEnvironment(process.env.SHOP_DATA_DIR || join(ROOT, '.data'), process.env);
void runCommandLine(env, sentenceFor);

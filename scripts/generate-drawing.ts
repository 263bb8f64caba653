/** Part of `npm run generate`: draws the stages of a purchase into the architecture document. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DRAWN_IN, withDrawing } from './stage-drawing';

const file = join(__dirname, '..', DRAWN_IN);
writeFileSync(file, withDrawing(readFileSync(file, 'utf8')));
console.log(`The stages are drawn into ${DRAWN_IN}.`);

/** `npm run generate`: rewrites the generated parts of the documents. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generated } from './generated';
import { markedTests } from './test-marks';

const root = join(__dirname, '..');
const tests = markedTests(root);
for (const [file, generate] of Object.entries(generated)) {
  const path = join(root, file);
  writeFileSync(path, generate(readFileSync(path, 'utf8'), tests));
  console.log(`${file} is up to date.`);
}

/** After a test file: writes which faults it reached, if the run requests it. */
const { appendFileSync } = require('node:fs');

const file = process.env.MUTANT_REACH;
if (file) {
  afterAll(() => {
    const hits = [...(globalThis.__mutantSwitch?.hits ?? [])];
    appendFileSync(file, `${JSON.stringify({ test: expect.getState().testPath, hits })}\n`);
  });
}

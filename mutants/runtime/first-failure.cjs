/** A Jest reporter: notes the result of each test file, and the first test that failed: the run may end there. */
const { appendFileSync } = require('node:fs');

module.exports = class FirstFailure {
  constructor() {
    this.note = (line) => appendFileSync(process.env.MUTANT_REPORT, `${JSON.stringify(line)}\n`);
  }

  onTestCaseResult(test, result) {
    if (result.status !== 'failed') return;
    this.note({ failed: result.fullName, test: test.path });
    // Tests of the shop restore what they changed: let them.
    if (process.env.MUTANT_HURRY) process.exit(1);
  }

  onTestFileResult(test, result) {
    const { start, end } = result.perfStats;
    const why = result.testExecError?.message ?? result.failureMessage ?? '';
    const isBad = result.numFailingTests > 0 || result.testExecError !== undefined;
    this.note({ file: test.path, milliseconds: end - start, isBad, why: isBad ? why.slice(0, 400) : '' });
  }
};

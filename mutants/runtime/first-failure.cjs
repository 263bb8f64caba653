/** A Jest reporter: notes how each test file went, and the first test that failed, where the run may end. */
const { appendFileSync } = require('node:fs');

module.exports = class FirstFailure {
  constructor() {
    this.note = (line) => appendFileSync(process.env.MUTANT_REPORT, `${JSON.stringify(line)}\n`);
  }

  onTestCaseResult(test, result) {
    if (result.status !== 'failed') return;
    this.note({ failed: result.fullName, test: test.path });
    // Tests of the shop put back what they changed; they get to do that.
    if (process.env.MUTANT_HURRY) process.exit(1);
  }

  onTestFileResult(test, result) {
    const { start, end } = result.perfStats;
    const why = result.testExecError?.message ?? result.failureMessage ?? '';
    const isBad = result.numFailingTests > 0 || result.testExecError !== undefined;
    this.note({ file: test.path, milliseconds: end - start, isBad, why: isBad ? why.slice(0, 400) : '' });
  }
};

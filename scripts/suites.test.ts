import { countTests, readArguments, SUITES } from './suites';

describe('the command line of npm test', () => {
  it('means all suites when it names none', () => {
    expect(readArguments([])).toEqual({ suites: [...SUITES], jestArgs: [] });
  });

  it('runs the named suites only, in their usual order', () => {
    expect(readArguments(['api', 'unit'])).toEqual({ suites: ['unit', 'api'], jestArgs: [] });
  });

  it('passes on to Jest what follows the second dashes', () => {
    expect(readArguments(['unit', '--', '-t', 'busy port'])).toEqual({
      suites: ['unit'],
      jestArgs: ['-t', 'busy port'],
    });
    expect(readArguments(['--', '-t', 'x']).suites).toEqual([...SUITES]);
  });

  it('says which suites there are when one is unknown', () => {
    expect(() => readArguments(['units'])).toThrow(/no suite "units".*unit, workflow/s);
  });
});

describe('counting tests', () => {
  it('counts a file that could not be loaded as a failed test', () => {
    expect(countTests({ numPassedTests: 7, numFailedTests: 2, numRuntimeErrorTestSuites: 1 })).toEqual({
      passed: 7,
      failed: 3,
    });
  });
});

import { countFiles, readArguments, SUITES } from './test-arguments';

const usual = { changed: false, profile: false, passedOn: [] };

test('all suites run if none is named', () => {
  expect(readArguments([])).toEqual({ ...usual, suites: [...SUITES] });
});

test('named suites run alone, in their usual order', () => {
  expect(readArguments(['api', 'unit'])).toEqual({ ...usual, suites: ['unit', 'api'] });
});

test('quick is everything that needs no shop', () => {
  expect(readArguments(['quick']).suites).toEqual(['types', 'lint', 'unit', 'workflow']);
});

test('changed narrows all suites, or the named ones', () => {
  expect(readArguments(['changed'])).toEqual({ ...usual, changed: true, suites: [...SUITES] });
  expect(readArguments(['changed', 'unit'])).toEqual({ ...usual, changed: true, suites: ['unit'] });
});

test('--profile is no suite', () => {
  expect(readArguments(['api', '--profile'])).toEqual({ ...usual, profile: true, suites: ['api'] });
});

test('arguments after the second -- go to Jest or Playwright', () => {
  expect(readArguments(['unit', '--', '-t', 'busy port'])).toMatchObject({
    suites: ['unit'],
    passedOn: ['-t', 'busy port'],
  });
  expect(readArguments(['--', '-t', 'x']).suites).toEqual([...SUITES]);
});

test('the files that will run are counted, and all are if that can’t be told', () => {
  const tests = ['api/orders/list.api.test.ts', 'api/orders/notes.api.test.ts', 'api/chat/chat.api.test.ts'];
  const count = (...passedOn: string[]) => countFiles(passedOn, tests);
  expect(count('orders')).toBe(2);
  expect(count('Notes|chat', '-t', 'late')).toBe(2);
  expect(count('api/chat/chat.api.test.ts', '--verbose')).toBe(1);
  for (const unclear of [[], ['-t', 'chat'], ['--verbose', 'chat'], ['list.api.test.ts:12'], ['(']])
    expect(count(...unclear)).toBe(3);
});

test('an unknown suite is refused with the names of all', () => {
  expect(() => readArguments(['units'])).toThrow(/no suite "units".*unit, workflow/s);
});

/**
 * Four groups of tests, told apart by file name alone (see CONTRIBUTING.md); the journeys are Playwright's.
 * `unit` needs nothing; `workflow` needs the time-skipping server; `api` needs a running shop for each worker, whose
 * addresses scripts/test.ts passes by environment; `faults` start and kill shops of their own.
 */

// Published as ES modules only, and Jest runs CommonJS: these are transformed like our own code.
const ES_MODULES_ONLY = [
  'node-pg-migrate',
  'glob',
  'minimatch',
  'path-scurry',
  'lru-cache',
  'brace-expansion',
];

const swc = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true, dynamicImport: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  },
];

/** `cases` run in the test files that import them and share what they need. */
const KINDS = ['workflow', 'api', 'e2e', 'faults', 'cases'];

function project(displayName, testMatch, more = {}) {
  return {
    displayName,
    rootDir: __dirname,
    testMatch: testMatch.map((pattern) => `<rootDir>/${pattern}`),
    testEnvironment: 'node',
    // Not in the temporary folder, which a test run throws away.
    cacheDirectory: `${__dirname}/node_modules/.cache/jest`,
    transform: { '\\.[cm]?[jt]sx?$': swc },
    transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES_ONLY.join('|')})/)`],
    modulePathIgnorePatterns: [
      '<rootDir>/.data/',
      '<rootDir>/dist/',
      '<rootDir>/web/dist/',
      '<rootDir>/worker/dist/',
    ],
    moduleNameMapper: { '\\.(css|svg|png|woff2)$': '<rootDir>/scripts/empty-asset.cjs' },
    ...more,
  };
}

module.exports = {
  passWithNoTests: true,
  projects: [
    project(
      'unit',
      [
        '{domain,purchases,receipts,security,temporal,db,instagram,api,ops,worker,workflows,activities,packages,sandbox,scripts,web,bench,mutants}/**/*.test.{ts,tsx}',
      ],
      {
        testPathIgnorePatterns: ['/node_modules/', `\\.(${KINDS.join('|')})\\.test\\.tsx?$`],
      },
    ),
    project('workflow', ['{workflows,worker,activities}/**/*.workflow.test.ts'], {
      globalSetup: '<rootDir>/workflows/testing/bundle.ts',
    }),
    project('api', ['{api,db,sandbox,activities,ops,purchases,demo,scripts}/**/*.api.test.ts'], {
      setupFiles: ['<rootDir>/api/testing/set-up.ts'],
    }),
    project('faults', ['e2e/**/*.faults.test.ts']),
  ],
};

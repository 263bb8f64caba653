import { withDrawing } from './stage-drawing';
import { type MarkedTest, withTests } from './test-marks';

/** The documents with a generated part, and its generator. `npm run generate` writes them. */
export const generated: Readonly<Record<string, (document: string, tests: MarkedTest[]) => string>> = {
  'SECURITY.md': withTests,
  'docs/architecture.md': withDrawing,
  'docs/coverage.md': withTests,
  'docs/reliability.md': withTests,
};

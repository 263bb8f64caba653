import { withDrawing } from './stage-drawing';
import { type MarkedTest, withTests } from './test-marks';

/** The documents of which a part is generated, and how. `npm run generate` writes them. */
export const generated: Readonly<Record<string, (document: string, tests: MarkedTest[]) => string>> = {
  'SECURITY.md': withTests,
  'docs/architecture.md': withDrawing,
  'docs/coverage.md': withTests,
  'docs/reliability.md': withTests,
};

import { dirname } from 'node:path';
import { checkImports, complaint, crossImports } from './import-rules';

const first = (file: string, text: string) => complaint(crossImports(file, text)[0]!);

describe('who may import whom', () => {
  it('holds in this checkout', () => {
    expect(checkImports(dirname(__dirname))).toEqual([]);
  });

  it('sees static, dynamic and re-exported imports that leave their folder', () => {
    const text = [
      `import { a } from './beside';`,
      `import {\n  b,\n} from '../db/pool';`,
      `export { c } from '../../api/env';`,
      `const d = await import('../sandbox/http');`,
      `import { z } from 'zod';`,
    ].join('\n');
    expect(crossImports('worker/deep/file.ts', text).map((found) => found.module)).toEqual(['api/env']);
    expect(crossImports('worker/file.ts', text).map((found) => [found.module, found.line])).toEqual([
      ['db/pool', 2],
      ['../api/env', 5],
      ['sandbox/http', 6],
    ]);
  });

  it('keeps workflows from touching the world, but lets them know its types', () => {
    expect(first('workflows/purchase.ts', `import { pay } from '../activities/payments';`)).toMatch(
      /import type/,
    );
    expect(
      first('workflows/purchase.ts', `import type { pay } from '../activities/payments';`),
    ).toBeUndefined();
    expect(first('workflows/purchase.ts', `import type { Db } from '../db/pool';`)).toMatch(
      /may import domain/,
    );
  });

  it('lets the API know the messages of the workflows, not their insides', () => {
    expect(first('api/orders.ts', `import { resend } from '../workflows/messages';`)).toBeUndefined();
    expect(first('api/orders.ts', `import { purchase } from '../workflows/purchase';`)).toMatch(
      /^api\/orders\.ts:1 /,
    );
  });

  it('keeps the rules of prices free of everything', () => {
    expect(first('domain/pricing.ts', `import type { Db } from '../db/pool';`)).toMatch(/nothing of ours/);
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DRAWN_IN, stageDrawing, withDrawing } from './stage-drawing';

test('the drawing of the stages is the one of the code: npm run generate draws it', () => {
  const document = readFileSync(join(__dirname, '..', DRAWN_IN), 'utf8');
  expect(document).toContain(stageDrawing());
  expect(withDrawing(document)).toBe(document);
});

test('an older drawing is replaced, and nothing around it', () => {
  expect(withDrawing('# A\n```mermaid\nstateDiagram-v2\n  a --> b: x\n```\nB')).toBe(
    `# A\n\`\`\`mermaid\n${stageDrawing()}\n\`\`\`\nB`,
  );
});

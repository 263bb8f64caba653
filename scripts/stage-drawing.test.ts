import { stageDrawing, withDrawing } from './stage-drawing';

test('an older drawing is replaced, and nothing around it', () => {
  expect(withDrawing('# A\n```mermaid\nstateDiagram-v2\n  a --> b: x\n```\nB')).toBe(
    `# A\n\`\`\`mermaid\n${stageDrawing()}\n\`\`\`\nB`,
  );
});

import { stages } from '../domain/stages';

/** The stages of a purchase as a Mermaid state diagram; Mermaid allows no `-` in a name. */
export function stageDrawing(): string {
  const name = (stage: string) => stage.replaceAll('-', '_');
  const arrows = Object.entries(stages).flatMap(([stage, next]) =>
    Object.entries(next).map(([to, why]) => `  ${name(stage)} --> ${name(to)}: ${why}`),
  );
  return ['stateDiagram-v2', '  [*] --> intent', ...arrows, '  closed --> [*]'].join('\n');
}

/** The document with the current drawing. */
export function withDrawing(document: string): string {
  return document.replace(/(?<=```mermaid\n)stateDiagram-v2\n[\s\S]*?(?=\n```)/, stageDrawing());
}

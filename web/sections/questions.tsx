import type { ContentOf } from '#domain/content/sections.ts';
import { Accordion } from '../ui/accordion';

/** Questions of the content section that unfold. */
export function Questions({ entries }: { entries: ContentOf<'faq'>['entries'] }) {
  return (
    <Accordion
      items={entries.map(({ pregunta, respuesta }) => ({ question: pregunta, answer: respuesta }))}
    />
  );
}

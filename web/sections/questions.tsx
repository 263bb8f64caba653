import type { ContentOf } from '#domain/content/sections.ts';
import { Accordion } from '../ui/accordion';

/** Expandable questions of the content section. */
export function Questions({ entries }: { entries: ContentOf<'faq'>['entries'] }) {
  return (
    <Accordion
      items={entries.map(({ pregunta, respuesta }) => ({ question: pregunta, answer: respuesta }))}
    />
  );
}

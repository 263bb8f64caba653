import { ChevronDown } from 'lucide-react';
import type { ContentOf } from '#domain/content/sections.ts';

/** Questions of the content section, which unfold. Native elements: they work before and without any script. */
export function Questions({ entries }: { entries: ContentOf<'faq'>['entries'] }) {
  return (
    <div className="max-w-3xl divide-y divide-line border-y border-line">
      {entries.map(({ pregunta, respuesta }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: texts have no other order, and may repeat
        <details key={place} className="group">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-semibold break-words [&::-webkit-details-marker]:hidden">
            <span className="min-w-0">{pregunta}</span>
            <ChevronDown
              aria-hidden
              className="size-5 shrink-0 text-muted transition-transform duration-150 group-open:rotate-180"
            />
          </summary>
          <p className="max-w-prose pb-5 leading-7 break-words whitespace-pre-line text-muted">{respuesta}</p>
        </details>
      ))}
    </div>
  );
}

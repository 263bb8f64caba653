import { ChevronDown } from 'lucide-react';

/** Questions that unfold. Native elements: they work before and without any script. */
export function Accordion({ items }: { items: readonly { question: string; answer: string }[] }) {
  return (
    <div className="max-w-3xl divide-y divide-line border-y border-line">
      {items.map(({ question, answer }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: texts have no other order, and may repeat
        <details key={place} className="group">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-semibold break-words [&::-webkit-details-marker]:hidden">
            <span className="min-w-0">{question}</span>
            <ChevronDown
              aria-hidden
              className="size-5 shrink-0 text-muted transition-transform duration-150 group-open:rotate-180"
            />
          </summary>
          <p className="max-w-prose pb-5 leading-7 break-words whitespace-pre-line text-muted">{answer}</p>
        </details>
      ))}
    </div>
  );
}

import { ChevronDown } from 'lucide-react';
import { useLineTexts } from './line-texts';
import { Section } from './section';

/** The questions that are asked before a purchase. */
export function Faq() {
  const texts = useLineTexts();
  return (
    <Section anchor="preguntas" title={texts.faq.title}>
      <div className="max-w-3xl divide-y divide-line border-y border-line">
        {texts.faq.items.map(({ question, answer }) => (
          <details key={question} className="group">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronDown
                aria-hidden
                className="size-5 shrink-0 text-muted transition-transform duration-150 group-open:rotate-180"
              />
            </summary>
            <p className="max-w-prose pb-5 leading-7 text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}

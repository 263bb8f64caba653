import { ChevronDown } from 'lucide-react';
import { useMessages } from '../i18n/messages';
import { Section } from './section';

/** The questions that are asked before a purchase. */
export function Faq() {
  const { home } = useMessages();
  return (
    <Section anchor="preguntas" title={home.faq.title}>
      <div className="max-w-3xl divide-y divide-line border-y border-line">
        {home.faq.items.map(({ question, answer }) => (
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

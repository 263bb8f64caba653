import { fillPlaceholders, namesGuarantee } from '#domain/content/placeholders.ts';
import { useContentFacts } from '../api-client/shop-config';
import { useLineTexts } from '../sections/line-texts';
import { Section } from '../sections/section';
import { Accordion } from '../ui/accordion';

/** The questions that are asked before a purchase. */
export function Faq() {
  const { faq } = useLineTexts();
  const facts = useContentFacts();
  const known = facts
    ? fillPlaceholders(faq.items, facts)
    : faq.items.filter(({ question }) => !namesGuarantee(question));
  return (
    <Section anchor="preguntas" title={faq.title}>
      <Accordion items={known} />
    </Section>
  );
}

import { useLineTexts } from '../sections/line-texts';
import { Section } from '../sections/section';
import { Accordion } from '../ui/accordion';

/** The questions that are asked before a purchase. */
export function Faq() {
  const { faq } = useLineTexts();
  return (
    <Section anchor="preguntas" title={faq.title}>
      <Accordion items={faq.items} />
    </Section>
  );
}

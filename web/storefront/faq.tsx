import { useContext } from 'react';
import { questionsOf } from '#domain/content/questions.ts';
import { useContent } from '../api-client/content';
import { LineContext } from '../cart/cart-storage';
import { useMessages } from '../i18n/messages';
import { Questions } from '../sections/questions';
import { Section } from '../sections/section';

/** The questions of the FAQ page that belong on this line's page. */
export function Faq() {
  const { heads } = useMessages();
  const line = useContext(LineContext) ?? 'followers';
  const questions = questionsOf(line, useContent('faq').data?.entries ?? []);
  if (questions.length === 0) return null;
  return (
    <Section anchor="preguntas" title={heads.faq.title} beside>
      <Questions entries={questions} />
    </Section>
  );
}

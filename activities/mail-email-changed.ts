import { type Compose, pageUrl } from './mail-parts';

/** An address is the order's no longer. Its reader may be a stranger: nothing is said of what was bought, or by whom. */
export const emailChanged: Compose = ({ facts, shop }, text) => ({
  subject: text.emailChanged.subject(facts.orderNumber),
  title: text.emailChanged.title,
  paragraphs: [text.emailChanged.text(facts.orderNumber), text.emailChanged.why],
  summary: [[text.facts.orderNumber, facts.orderNumber]],
  button: { label: text.emailChanged.button, url: pageUrl('contact', facts, shop) },
});

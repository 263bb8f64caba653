import { type Compose, pageUrl } from './mail-parts';

/**
 * The order no longer uses this address. Its reader may be a stranger, so it doesn't say what was bought, or by whom.
 */
export const emailChanged: Compose = ({ facts, shop }, text) => ({
  subject: text.emailChanged.subject(facts.orderNumber),
  title: text.emailChanged.title,
  paragraphs: [text.emailChanged.text(facts.orderNumber), text.emailChanged.why],
  summary: [[text.facts.orderNumber, facts.orderNumber]],
  button: { label: text.emailChanged.button, url: pageUrl('contact', facts, shop) },
});

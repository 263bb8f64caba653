import type { EmailFacts } from '../db/emails';
import { formatMoment } from '../domain/format';
import { holdCause } from '../domain/on-hold';
import { goesToPosts } from '../domain/posts';
import { type Compose, packageRows, trackingUrl } from './mail-parts';

/** Why an e-mail's order waits for a person before its delivery; undefined if it doesn't wait. */
export function whyOnHold({ attention, refusals = [] }: EmailFacts) {
  return holdCause({ reason: attention, refusals });
}

/** A paid order waits for a person: what happens next and when, and how the buyer can help. */
export const orderOnHold: Compose = ({ facts, shop }, text) => {
  const { onHold } = text;
  const cause = whyOnHold(facts);
  if (!cause) throw new Error('The order does not wait for a person');
  // As on the page: a person can still say whether the panel has it.
  const isBanks = facts.awaitsBank && cause !== 'doubt';
  const until = facts.lookedAtBy && formatMoment(facts.lookedAtBy, facts.language);
  const isTarget = cause === 'target' && !isBanks;
  const where = goesToPosts(facts.serviceType) ? onHold.posts : onHold.profile;
  return {
    subject: (isTarget ? onHold.subjectTarget : onHold.subject)(facts.orderNumber),
    title: isTarget ? onHold.titleTarget : onHold.title,
    status: { label: text.status.onHold, tone: 'waiting' },
    paragraphs: isBanks
      ? [text.disputed]
      : cause === 'target'
        ? [where(`@${facts.username}`), onHold.how, ...(until ? [onHold.otherwise(until)] : [])]
        : [onHold[cause], ...(until ? [onHold.until(until)] : [])],
    summary: packageRows(facts, text),
    button: {
      label: isTarget ? onHold.button : text.confirmation.button,
      url: trackingUrl(facts, shop),
    },
    notes: [...(facts.awaitsBank ? [] : [onHold.money]), text.completed.wrong(shop.supportEmail)],
  };
};

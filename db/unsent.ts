import { requestMailDays } from '../domain/support';

const tooLongAgo = (since: string) => `${since} < now() - interval '${requestMailDays} days'`;
const why = (refused: string, since: string) =>
  `CASE WHEN ${refused} THEN 'refused' WHEN ${tooLongAgo(since)} THEN 'given-up' END`;

/** Why the acknowledgement of a message or request doesn't go out; null if it went out, or may still do so. */
export const whyUnacknowledgedRequest = `CASE WHEN acknowledged_at IS NULL AND NOT without_letter AND email <> ''
  THEN ${why('acknowledgement_refused', 'received_at')} END`;

/** Why a reply `c` of `contact_replies` didn't reach the customer; null if it did, or may still do so. */
export const whyUnsent = `CASE WHEN c.author = 'support' AND c.mailed_at IS NULL
  THEN ${why('c.mail_refused', 'c.at')} END`;

/** Why the person wasn't told that a row of `leave_requests` was refused; null if they were, or may still be. */
export const whyUnanswered = `CASE WHEN state = 'refused' AND wish = 'deletion' AND answered_at IS NULL AND email <> ''
  THEN ${why('answer_refused', 'decided_at')} END`;

/**
 * Support's last answers of threads, if they didn't reach their customers; indexes contact_replies_unsent,
 * contact_replies_contact. Another answer, or closing the message with a note, means that a person dealt with it.
 */
export const unsentAnswers = `SELECT c.contact_id, c.at, c.text, ${whyUnsent} AS unsent
  FROM contact_replies c JOIN contact_messages m ON m.id = c.contact_id
  WHERE c.author = 'support' AND c.mailed_at IS NULL AND (c.mail_refused OR ${tooLongAgo('c.at')})
    AND m.closed_note IS NULL
    AND NOT EXISTS (SELECT FROM contact_replies later WHERE later.contact_id = c.contact_id AND later.author = 'support'
      AND (later.at, later.id) > (c.at, c.id))`;

/** The ids of refused erasures whose persons weren't told; index leave_requests_unanswered. */
export const unansweredDeletions = `SELECT id FROM leave_requests WHERE state = 'refused' AND answered_at IS NULL
  AND wish = 'deletion' AND email <> '' AND (answer_refused OR ${tooLongAgo('decided_at')})`;

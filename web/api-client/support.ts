import type { BodyOf } from '#domain/calls/call.ts';
import type { confirmLeave, leave, sendContact } from '#domain/calls/support.ts';
import { api } from './api';

/** Sends a message. A second call with the same id is the same message. */
export function sendMessage(body: BodyOf<typeof sendContact>) {
  return api<typeof sendContact>('POST /api/contact', { body });
}

/** Asks to stop marketing mail, or for the deletion of personal data. */
export function sendLeave(body: BodyOf<typeof leave>) {
  return api<typeof leave>('POST /api/unsubscribe', { body });
}

/** Carries out the link of an e-mail. Throws ApiError `link_invalid`. */
export function followLetterLink(token: string) {
  return api<typeof confirmLeave>('POST /api/unsubscribe/confirm', { body: { token } });
}

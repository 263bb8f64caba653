import type { BodyOf } from '../../domain/calls/call';
import type { confirmLeave, leave, sendContact } from '../../domain/calls/support';
import { request } from './request';

/** Sends a message. Sent again with the same id it is the same message. */
export function sendMessage(body: BodyOf<typeof sendContact>) {
  return request<typeof sendContact>({ method: 'POST', path: '/api/contact', body });
}

/** Asks for no more marketing mail, or for the deletion of personal data. */
export function sendLeave(body: BodyOf<typeof leave>) {
  return request<typeof leave>({ method: 'POST', path: '/api/unsubscribe', body });
}

/** Does what a letter's link stands for. Throws ApiError `link_invalid`. */
export function followLetterLink(token: string) {
  return request<typeof confirmLeave>({ method: 'POST', path: '/api/unsubscribe/confirm', body: { token } });
}

import { queryOptions } from '@tanstack/react-query';
import type { BodyOf } from '#domain/calls/call.ts';
import type { confirmLeave, leave, readThread, sendContact, writeToThread } from '#domain/calls/support.ts';
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

/** A thread with what was said in it. Fails with `link_invalid`. */
export const threadQuery = (token: string) =>
  queryOptions({
    queryKey: ['/api/contact/thread', token],
    queryFn: ({ signal }) => api<typeof readThread>('POST /api/contact/thread', { body: { token }, signal }),
    retry: false,
    // Support may have answered while nobody looked.
    staleTime: 0,
  });

/** Writes in a thread. Sent again with the same id it is the same message. */
export function sendInThread(body: BodyOf<typeof writeToThread>) {
  return api<typeof writeToThread>('POST /api/contact/thread/messages', { body });
}

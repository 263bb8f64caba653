import type { BodyOf } from '../../domain/calls/call';
import type { chat } from '../../domain/calls/chat';
import { request } from './request';

/** How long an answer may take, in ms: longer than the slowest way to one on the server. */
const patienceMs = 20_000;

/** Asks the assistant. */
export function askAssistant(body: BodyOf<typeof chat>) {
  return request<typeof chat>({
    method: 'POST',
    path: '/api/chat/conversation',
    body,
    signal: AbortSignal.timeout(patienceMs),
  });
}

import type { BodyOf } from '#domain/calls/call.ts';
import type { chat } from '#domain/calls/chat.ts';
import { api } from './api';

/** Timeout of an answer, in ms: longer than the server's slowest path to one. */
const patienceMs = 20_000;

/** Asks the assistant. */
export function askAssistant(body: BodyOf<typeof chat>) {
  return api<typeof chat>('POST /api/chat/conversation', { body, signal: AbortSignal.timeout(patienceMs) });
}

import { log } from '@temporalio/activity';
import type { Db } from '../db/pool';
import { type ProviderCall, recordFailedStatusCall, recordProviderCall } from '../db/provider-calls';
import type { ProviderAccess } from '../db/providers';
import type { CallOutcome, ProviderProtocol } from '../domain/provider';
import type { AddressPolicy } from '../security/panel-address';
import { jsonRest } from './json-rest';
import * as answers from './panel-answers';
import { callPanel, type PanelCall } from './panel-client';
import type { PanelProtocol, PanelQuestion } from './panel-protocol';

/** The only place that chooses a provider's protocol. */
const protocols: Readonly<Record<ProviderProtocol, PanelProtocol>> = {
  'smm-v2': answers,
  'json-rest': jsonRest,
};

/** A finished call to a panel, and the part of it that may be logged. */
export interface Exchange {
  answer: PanelCall;
  /** Reads the answer. */
  protocol: PanelProtocol;
  kept: Omit<ProviderCall, 'outcome' | 'orderId' | 'submissionId'>;
}

/** The order and the submission that a call was about. */
export interface CallSubject {
  orderId: string;
  submissionId: string;
}

/** Calls a panel in its own protocol. The key is added here and never leaves this function. */
export async function exchange(
  provider: Pick<ProviderAccess, 'id' | 'baseUrl' | 'apiKey' | 'protocol'>,
  question: PanelQuestion,
  timeoutMs: number,
  addresses: AddressPolicy,
): Promise<Exchange> {
  const at = new Date();
  const begun = performance.now();
  const protocol = protocols[provider.protocol];
  const answer = withoutKey(
    await callPanel(protocol.request(provider, question), timeoutMs, addresses),
    provider.apiKey,
  );
  return {
    answer,
    protocol,
    kept: {
      providerId: provider.id,
      action: question.action,
      request: question,
      status: answer.kind === 'answered' ? answer.status : undefined,
      answer: answer.kind === 'answered' ? answer.body : answer.reason,
      durationMs: performance.now() - begun,
      at,
    },
  };
}

/**
 * Logs a call; `understood` says that its answer could be read as what was asked for. A log that can't be written must
 * not undo what was done at the panel: it is left out, and `failed` is called, which by default tells the worker's log.
 */
export async function keepCall(
  db: Db,
  { answer, protocol, kept }: Exchange,
  understood: boolean,
  about: Partial<CallSubject>,
  { failed = notKept, record = recordProviderCall } = {},
): Promise<void> {
  const call = { ...kept, ...about, outcome: callOutcome(answer, understood, protocol) };
  try {
    await record(db, call);
  } catch (error) {
    failed(error);
  }
}

function notKept(error: unknown): void {
  log.warn('A call to a panel could not be logged', { error: String(error) });
}

/**
 * As `keepCall`, for a poll that runs every few seconds: logged if something changed; failures of one kind once a
 * minute.
 */
export async function storeStatusCall(
  db: Db,
  asked: Exchange,
  said: 'new' | 'nothing-new' | 'nothing-usable',
  about: CallSubject,
): Promise<void> {
  if (said === 'new') await keepCall(db, asked, true, about);
  if (said === 'nothing-usable') await keepCall(db, asked, false, about, { record: recordFailedStatusCall });
}

/** A call about many as an order's page shows it: nothing of other orders, which would also cut off its own part. */
export function onlyAbout(
  asked: Exchange,
  providerOrderId: string | null,
  partOf: (id: string) => string | undefined,
): Exchange {
  const order = providerOrderId ?? '';
  return {
    ...asked,
    kept: { ...asked.kept, request: { action: asked.kept.action, order }, answer: partOf(order) },
  };
}

/** Classifies how a call ended; `understood` says that its answer could be read as what was asked for. */
function callOutcome(call: PanelCall, understood: boolean, protocol: PanelProtocol): CallOutcome {
  if (call.kind !== 'answered') return 'unreachable';
  if (protocol.saysNo(call)) return 'refused';
  if (understood) return 'ok';
  return call.status >= 400 ? 'error' : 'unreadable';
}

/** A panel may repeat a wrong key in its refusal. Shorter texts aren't keys, and may be numbers in an answer. */
function withoutKey(answer: PanelCall, key: string): PanelCall {
  if (answer.kind !== 'answered' || key.length < 16) return answer;
  return { ...answer, body: answer.body.replaceAll(key, '•••') };
}

import type { Pool } from 'pg';
import { type ProviderCall, recordFailedLook, recordProviderCall } from '../db/provider-calls';
import type { ProviderAccess } from '../db/providers';
import type { AddressPolicy } from '../security/panel-address';
import { callOutcome } from './panel-answers';
import { callPanel, type PanelCall } from './panel-client';

/** A call to a panel that has ended, and what of it may be kept. */
export interface Exchange {
  answer: PanelCall;
  kept: Omit<ProviderCall, 'outcome' | 'orderId' | 'submissionId'>;
}

/** The order and the submission that a call was about. */
export interface CallSubject {
  orderId: string;
  submissionId: string;
}

/** Asks a panel. `fields` without the key: it is added here and never leaves this function. */
export async function exchange(
  provider: Pick<ProviderAccess, 'id' | 'baseUrl' | 'apiKey'>,
  fields: { action: string } & Record<string, string>,
  timeoutMs: number,
  addresses: AddressPolicy,
): Promise<Exchange> {
  const at = new Date();
  const begun = performance.now();
  const answer = withoutKey(
    await callPanel(provider.baseUrl, { key: provider.apiKey, ...fields }, timeoutMs, addresses),
    provider.apiKey,
  );
  return {
    answer,
    kept: {
      providerId: provider.id,
      action: fields.action,
      request: fields,
      status: answer.kind === 'answered' ? answer.status : undefined,
      answer: answer.kind === 'answered' ? answer.body : answer.reason,
      durationMs: performance.now() - begun,
      at,
    },
  };
}

/**
 * Writes a call down; `understood` says that its answer could be read as what was asked for. A log that can't be
 * written must not undo what was done at the panel: it is left out, with a word to `failed`.
 */
export async function keepCall(
  pool: Pool,
  { answer, kept }: Exchange,
  understood: boolean,
  about: Partial<CallSubject>,
  failed: (error: unknown) => void,
): Promise<void> {
  const call = { ...kept, ...about, outcome: callOutcome(answer, understood) };
  try {
    await recordProviderCall(pool, call);
  } catch (error) {
    failed(error);
  }
}

/**
 * As `keepCall` for a look that is taken every few seconds: kept where it said something new; failures of a kind once
 * a minute.
 */
export async function keepLook(
  pool: Pool,
  { answer, kept }: Exchange,
  said: 'new' | 'nothing-new' | 'nothing-usable',
  about: CallSubject,
  failed: (error: unknown) => void,
): Promise<void> {
  if (said === 'nothing-new') return;
  const call = { ...kept, ...about, outcome: callOutcome(answer, said === 'new') };
  try {
    await (said === 'new' ? recordProviderCall : recordFailedLook)(pool, call);
  } catch (error) {
    failed(error);
  }
}

/** A panel may repeat a wrong key in its refusal. Shorter ones are no keys, and may be numbers of an answer. */
function withoutKey(answer: PanelCall, key: string): PanelCall {
  if (answer.kind !== 'answered' || key.length < 16) return answer;
  return { ...answer, body: answer.body.replaceAll(key, '•••') };
}

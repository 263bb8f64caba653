import type { Catalogue, PanelBalance } from '../domain/panel-services';
import type { PanelAction, ProviderReport, SubmissionOutcome } from '../domain/provider';
import type { PanelCall, PanelRequest } from './panel-client';

/**
 * A question to a panel, in the words of the SMM API v2: the log keeps it like this, whatever protocol the panel
 * speaks.
 */
export type PanelQuestion = { action: PanelAction } & Record<string, string>;

/**
 * A panel's protocol: the request for each question, and the meaning of its answer. A reader of `add` returns unknown
 * for anything that isn't clearly a yes or a no (D22).
 */
export interface PanelProtocol {
  request(panel: { baseUrl: string; apiKey: string }, question: PanelQuestion): PanelRequest;
  readAddAnswer(call: PanelCall): SubmissionOutcome;
  /** For one order; undefined if the answer is unusable. */
  readStatus(call: PanelCall): ProviderReport | undefined;
  /** For many, by the panel's ids; undefined if the whole answer is unusable. */
  readStatuses(call: PanelCall): Map<string, ProviderReport> | undefined;
  /** What an answer about many orders says of one, by the panel's id, as JSON; undefined if it says nothing. */
  partsOf(call: PanelCall): (id: string) => string | undefined;
  /** The error in the answer about one of many; undefined if there is none. */
  statusComplaints(call: PanelCall): (id: string) => string | undefined;
  readRefillAnswer(
    call: PanelCall,
  ):
    | { kind: 'requested'; providerRefillId: string }
    | { kind: 'rejected'; reason: string }
    | { kind: 'unknown'; reason: string };
  /** Undefined while the refill is open, or if the answer is unusable. */
  readRefillEnd(call: PanelCall): { state: 'completed' | 'rejected'; reason?: string } | undefined;
  /** Whether an answer about a refill is readable and names no end. */
  refillGoesOn(call: PanelCall): boolean;
  readCancelAnswer(call: PanelCall): { accepted: boolean; reason?: string };
  readBalance(call: PanelCall): PanelBalance | { complaint: string };
  readServices(call: PanelCall): Catalogue | { complaint: string };
  /** An explicit refusal of the whole call, or of its one order. */
  saysNo(call: PanelCall): boolean;
}

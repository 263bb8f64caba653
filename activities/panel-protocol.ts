import type { PanelBalance, PanelService } from '../domain/panel-services';
import type { ProviderReport, SubmissionOutcome } from '../domain/provider';
import type { PanelCall, PanelRequest } from './panel-client';

/** What a panel is asked, in the words of the SMM API v2: so the log keeps it, whatever the panel speaks. */
export type PanelQuestion = { action: PanelAction } & Record<string, string>;
export type PanelAction = 'services' | 'add' | 'status' | 'refill' | 'refill_status' | 'cancel' | 'balance';

/**
 * How a panel is spoken to: the request for each question, and what its answer means. A reader of `add` calls unknown
 * whatever isn't plainly a yes or a no (decision 22).
 */
export interface PanelProtocol {
  request(panel: { baseUrl: string; apiKey: string }, question: PanelQuestion): PanelRequest;
  readAddAnswer(call: PanelCall): SubmissionOutcome;
  /** Of one order; undefined where the panel says nothing usable. */
  readStatus(call: PanelCall): ProviderReport | undefined;
  /** Of many, by the panel's ids; undefined where the whole answer is of no use. */
  readStatuses(call: PanelCall): Map<string, ProviderReport> | undefined;
  /** What is wrong with the answer about one of many; undefined where nothing is. */
  statusComplaints(call: PanelCall): (id: string) => string | undefined;
  readRefillAnswer(
    call: PanelCall,
  ):
    | { kind: 'requested'; providerRefillId: string }
    | { kind: 'rejected'; reason: string }
    | { kind: 'unknown'; reason: string };
  /** Undefined while the refill goes on, or where nothing usable was said. */
  readRefillEnd(call: PanelCall): { state: 'completed' | 'rejected'; reason?: string } | undefined;
  /** Whether an answer about a refill can be read and names no end. */
  refillGoesOn(call: PanelCall): boolean;
  readCancelAnswer(call: PanelCall): { accepted: boolean; reason?: string };
  readBalance(call: PanelCall): PanelBalance | { complaint: string };
  readServices(call: PanelCall): PanelService[] | { complaint: string };
  /** A plain no to the whole call, or to the one order that it was about. */
  saysNo(call: PanelCall): boolean;
}

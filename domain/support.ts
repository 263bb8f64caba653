import type { BodyOf } from './calls/call';
import type { leave, sendContact } from './calls/support';
import { allowed, refused, type Verdict } from './result';

/** A validated message of the contact form; the input of its workflow. */
export type ContactMessage = Required<Pick<BodyOf<typeof sendContact>, 'id' | 'service' | 'language'>> &
  BodyOf<typeof sendContact>;

/** A validated request to unsubscribe from marketing e-mails, or to delete personal data (D27). */
export type LeaveRequest = Required<BodyOf<typeof leave>>;

/** Short reference of a message for e-mails about it, e.g. `C-1F0C22A7`. */
export function contactReference(id: string): string {
  return `C-${id.slice(0, 8).toUpperCase()}`;
}

/** Short reference of an unsubscribe request, e.g. `B-1F0C22A7`. */
export function leaveReference(id: string): string {
  return `B-${id.slice(0, 8).toUpperCase()}`;
}

/**
 * The back office's name for a message, a request or a statement of withdrawal: a letter for its kind, and the beginning
 * of its id.
 */
export const requestReference = /^[BCD]-[0-9A-F]{8}$/i;

/** Within this time a request is processed (S1 §2.9, §2.10, §9). */
export const promisedSeconds = 24 * 3600;

/** For how many days an e-mail about a message or a request is tried. */
export const requestMailDays = 2;

/** Why such an e-mail doesn't go out: its mail server knows no such mailbox, or it was tried in vain. */
export const unsentReasons = ['refused', 'given-up'] as const;
export type UnsentReason = (typeof unsentReasons)[number];

/** Times of a request for deletion, in seconds. */
export const deletionTimes = {
  /** After this long without a decision support gets a reminder: the promised time is nearly over. */
  reminderAfterSeconds: 20 * 3600,
  /** A request whose address nobody proves is forgotten after this. */
  unprovenForSeconds: 7 * 24 * 3600,
  /**
   * Where the office gave an order this address so recently, an administrator approves: otherwise a user who may change
   * addresses could erase any buyer alone, by way of their own mailbox.
   */
  givenAddressSeconds: 30 * 24 * 3600,
} as const;

/** What a request for deletion is waiting for, or how it ended. */
export const deletionStates = ['unproven', 'open', 'erasing', 'erased', 'refused', 'expired'] as const;
export type DeletionState = (typeof deletionStates)[number];

/** An administrator's decision on a request for deletion. */
export type DeletionDecision = 'approve' | 'refuse';

/** The facts that a decision on a request for deletion depends on. */
export interface DeletionFacts {
  /** The person proved that the address is theirs: by the link in the e-mail, or by an account session. */
  proven: boolean;
  decided: boolean;
}

/** Rules of a request for deletion; used by the workflow's validator, the API and the screen. */
export const deletionCan = {
  /** Anybody can type an address: so erasure needs proof that the requester reads its mail. Refusing needs no proof. */
  decide(
    { proven, decided }: DeletionFacts,
    decision: DeletionDecision,
  ): Verdict<'request_decided' | 'address_not_proven'> {
    if (decided) return refused('request_decided');
    if (decision === 'approve' && !proven) return refused('address_not_proven');
    return allowed;
  },

  /**
   * Whether the back office may begin one beside the one that is under way for the address, if there is one. Anybody
   * can type an address: so an unproven request doesn't keep out one whose identity the office has checked.
   */
  begin({
    underWay,
    proven,
  }: {
    underWay?: Exclude<DeletionState, 'erased' | 'refused' | 'expired'>;
    proven: boolean;
  }): Verdict<'erasure_under_way'> {
    return !underWay || (underWay === 'unproven' && proven) ? allowed : refused('erasure_under_way');
  },
};

import type { ErrorCode } from '../../domain/errors';
import type { ProviderReport, SubmissionOutcome } from '../../domain/provider';
import type {
  Asked,
  CancelInput,
  ChangeTargetInput,
  DisputeNews,
  IntentView,
  PaymentView,
  RefillView,
  RefundInput,
  RefundView,
  ResendInput,
  ResendMailInput,
  ResolveInput,
  SetCartInput,
  SubmissionView,
} from '../messages';

/** Where an Update's answer goes; signals and polls have none. */
interface Sender<Answer> {
  answer?: (answer: Answer) => void;
  refuse?: (code: ErrorCode, details?: Record<string, unknown>) => void;
}

/** Everything that can come in, from outside or from a poll of our own. */
export type Message =
  | ({ kind: 'setCart'; input: SetCartInput } & Sender<IntentView>)
  | ({ kind: 'cancelPurchase'; input: CancelInput } & Sender<{ outcome: 'cancelled' | 'paid' }>)
  | ({ kind: 'remind'; input: Asked } & Sender<{ outcome: 'sending' }>)
  | ({ kind: 'confirmPayment'; input: { paymentIntentId: string } } & Sender<PaymentView>)
  | ({ kind: 'paymentSucceeded'; input: { paymentIntentId: string } } & Sender<never>)
  | ({ kind: 'paymentFailed'; input: { paymentIntentId: string; code: string } } & Sender<never>)
  | ({
      kind: 'refundChanged';
      input: { refundId: string; status: string; amountCents: number };
    } & Sender<never>)
  | ({ kind: 'disputeChanged'; input: DisputeNews } & Sender<never>)
  | ({ kind: 'report'; input: { submissionId: string; report: ProviderReport } } & Sender<never>)
  | ({ kind: 'panelBack'; input: { providerId: number } } & Sender<never>)
  | ({ kind: 'settled'; input: { submissionId: string; outcome: SubmissionOutcome } } & Sender<never>)
  | ({ kind: 'resend'; input: ResendInput } & Sender<SubmissionView>)
  | ({ kind: 'resolve'; input: ResolveInput } & Sender<SubmissionView>)
  | ({ kind: 'changeTarget'; input: ChangeTargetInput } & Sender<{ username: string; shortcode?: string }>)
  | ({ kind: 'resendMail'; input: ResendMailInput } & Sender<{ state: 'sent' | 'pending' }>)
  | ({ kind: 'refill'; input: Asked } & Sender<RefillView>)
  | ({
      kind: 'refillEnded';
      input: { refillId: string; state: 'completed' | 'rejected'; reason?: string };
    } & Sender<never>)
  /** A Signal that nobody can read, or of a name that nobody knows. */
  | ({ kind: 'unreadable'; input: { name: string } } & Sender<never>)
  /** Rows that were refused are tried again. */
  | ({ kind: 'writeAgain'; input: Record<string, never> } & Sender<never>)
  | ({ kind: 'forgetBuyer'; input: Record<string, never> } & Sender<never>)
  | ({ kind: 'refund'; input: RefundInput } & Sender<RefundView>);

/** What a kind of message is answered with. */
export type AnswerTo<K extends Message['kind']> = Parameters<
  NonNullable<Extract<Message, { kind: K }>['answer']>
>[0];

/** Updates that are answered later, by what they wait for. */
export interface Owed {
  /** Asked before the order existed; answered when it does, or when there will be none. */
  readonly order: Extract<Message, { kind: 'confirmPayment' }>[];
  /** Asked for a submission whose outcome is not known yet. */
  readonly submission: Extract<Message, { kind: 'resend' | 'resolve' }>[];
  /** Who asked for the refund that is being made. */
  refund?: Extract<Message, { kind: 'refund' }>;
}

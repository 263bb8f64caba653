import type { DifferenceSides } from '#domain/calls/admin-reconciliation.ts';
import type { DifferenceKind } from '#domain/reconciliation.ts';
import { euros, moneyIn } from '../format';
import { statusNames, reconciliationMessages as text } from './text';

/** A difference as a person sees it. */
export type SeenDifference = DifferenceSides & { kind: DifferenceKind };

/** One side's view: the amount, and its own word for the state. */
export function Side({ one, side }: { one: SeenDifference; side: 'there' | 'here' }) {
  const cents = side === 'there' ? one.thereCents : one.hereCents;
  const status = side === 'there' ? one.thereStatus : one.hereStatus;
  const foreign = side === 'there' && one.currency !== 'eur' ? one.currency?.toUpperCase() : undefined;
  return (
    <span className="inline-grid justify-items-end">
      {cents === undefined ? (
        <span className="text-muted">{text.nothing}</span>
      ) : (
        <span className="font-medium">{foreign ? moneyIn(cents / 100, foreign) : euros(cents)}</span>
      )}
      {status && <span className="text-xs text-muted">{statusNames[subjectOf(one)][status] ?? status}</span>}
    </span>
  );
}

/** The subject of a difference. */
function subjectOf({ kind }: SeenDifference): keyof typeof statusNames {
  if (kind.startsWith('refund')) return 'refund';
  return kind.startsWith('dispute') ? 'dispute' : 'payment';
}

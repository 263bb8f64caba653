import type { OrderView } from '#domain/calls/orders.ts';
import { formatShortMoment } from '../i18n/format';
import { useLanguage, useMessages } from '../i18n/messages';
import { Badge, type Tone } from '../ui/badge';

type Refill = OrderView['refills'][number];

const tones: Record<Refill['state'], Tone> = {
  requested: 'info',
  unknown: 'info',
  completed: 'success',
  rejected: 'warning',
};

/** Every refill of an order, newest first: when it was requested, its state, when it ended. */
export function RefillHistory({ refills }: { refills: readonly Refill[] }) {
  const { tracking } = useMessages();
  const language = useLanguage();
  if (refills.length === 0) return null;
  const { history, requestedOn, endedOn, states } = tracking.refill;
  return (
    <section className="grid gap-2 border-t border-line pt-4">
      <h3 className="font-bold">{history}</h3>
      <ol className="grid gap-2">
        {refills.toReversed().map(({ requestedAt, state, endedAt }) => (
          <li key={requestedAt} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <Badge tone={tones[state]}>{states[state]}</Badge>
            <span className="text-muted tabular-nums">
              {requestedOn(formatShortMoment(requestedAt, language))}
              {endedAt && ` · ${endedOn(formatShortMoment(endedAt, language))}`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

import type { getAbandonedCarts } from '../client';
import { count, euros } from '../format';
import { cartMessages } from '../messages/abandoned-carts';
import { Section } from '../ui/section';

const text = cartMessages.figures;
const share = new Intl.NumberFormat('es-ES', { style: 'percent', maximumFractionDigits: 1 });

/** What reminders are worth. */
export function CartFigures({ figures }: Pick<Awaited<ReturnType<typeof getAbandonedCarts>>, 'figures'>) {
  const { abandoned, abandonedCents, reminded, recovered, recoveredCents } = figures;
  const shown: [string, string, string?][] = [
    [text.abandoned, count(abandoned), text.worth(euros(abandonedCents))],
    [text.reminded, count(reminded)],
    [
      text.recovered,
      count(recovered),
      reminded > 0 ? text.rate(share.format(recovered / reminded)) : undefined,
    ],
    [text.value, euros(recoveredCents)],
  ];
  return (
    <Section title={text.title}>
      <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {shown.map(([name, value, note]) => (
          <div key={name} className="grid content-start gap-0.5">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="text-lg font-semibold tabular-nums">{value}</dd>
            {note && <dd className="text-xs text-muted">{note}</dd>}
          </div>
        ))}
      </dl>
    </Section>
  );
}

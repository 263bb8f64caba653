import type { adminCarts } from '#domain/calls/admin-carts.ts';
import type { AnswerOf } from '#domain/calls/call.ts';
import { count, euros, percent } from '../format';
import { type Figure, Figures } from '../ui/figures';
import { Section } from '../ui/section';
import { cartMessages } from './text';

const text = cartMessages.figures;

/** The value of reminders. */
export function CartFigures({ figures }: Pick<AnswerOf<typeof adminCarts>, 'figures'>) {
  const { abandoned, abandonedCents, reminded, recovered, recoveredCents } = figures;
  const shown: Figure[] = [
    [
      text.abandoned,
      count(abandoned),
      abandonedCents === undefined ? undefined : text.worth(euros(abandonedCents)),
    ],
    [text.reminded, count(reminded)],
    [text.recovered, count(recovered), reminded > 0 ? text.rate(percent(recovered / reminded)) : undefined],
    [text.value, recoveredCents === undefined ? undefined : euros(recoveredCents)],
  ];
  return (
    <Section title={text.title}>
      <Figures figures={shown} />
    </Section>
  );
}

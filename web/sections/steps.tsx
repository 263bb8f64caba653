import { classes } from '../ui/classes';
import { Section } from './section';

type StepTexts = readonly { title: string; text: string }[];

/** What happens one after the other. */
export function Steps({
  title,
  lead,
  items,
  raised,
}: {
  title: string;
  lead?: string;
  items: StepTexts;
  raised?: boolean;
}) {
  return (
    <Section title={title} lead={lead} raised={raised}>
      <StepList items={items} />
    </Section>
  );
}

/** The numbered steps alone. */
export function StepList({ items }: { items: StepTexts }) {
  return (
    <ol
      className={classes(
        'grid gap-6',
        items.length === 4 ? 'sm:grid-cols-2 lg:grid-cols-4' : 'sm:grid-cols-3',
      )}
    >
      {items.map(({ title, text }, index) => (
        <li key={title} className="grid content-start gap-2 border-t-2 border-accent pt-4">
          <span aria-hidden className="text-sm font-bold text-accent-ink tabular-nums">
            {index + 1}
          </span>
          <h3 className="font-bold">{title}</h3>
          <p className="text-sm leading-6 text-muted">{text}</p>
        </li>
      ))}
    </ol>
  );
}

import { Section } from '../sections/section';
import { classes } from '../ui/classes';

/** What happens one after the other. */
export function Steps({
  title,
  lead,
  items,
  raised,
}: {
  title: string;
  lead?: string;
  items: readonly { title: string; text: string }[];
  raised?: boolean;
}) {
  return (
    <Section title={title} lead={lead} raised={raised}>
      <ol
        className={classes(
          'grid gap-6 sm:grid-cols-2',
          items.length === 4 ? 'lg:grid-cols-4' : 'lg:grid-cols-3',
        )}
      >
        {items.map((item, index) => (
          <li key={item.title} className="grid content-start gap-2 border-t-2 border-accent pt-4">
            <span aria-hidden className="text-sm font-bold text-accent-ink tabular-nums">
              {index + 1}
            </span>
            <h3 className="font-bold">{item.title}</h3>
            <p className="text-sm leading-6 text-muted">{item.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

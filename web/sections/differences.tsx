import { useMessages } from '../i18n/messages';
import { claimIcons } from './claim-icons';
import { Section } from './section';
import { useEntry } from './use-line-content';

/** What sets this shop apart. */
export function Differences() {
  const { home } = useMessages();
  const differences = useEntry()?.differences ?? [];
  if (differences.length === 0) return null;
  return (
    <Section title={home.differences} raised>
      <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {differences.map(({ icon, title, text }) => {
          const Icon = claimIcons[icon];
          return (
            <li key={title} className="flex gap-4 sm:grid sm:content-start sm:gap-3">
              <span className="grid size-11 shrink-0 place-items-center rounded-control bg-accent-soft text-accent-ink">
                <Icon aria-hidden className="size-5" />
              </span>
              <div className="grid gap-1">
                <h3 className="font-bold">{title}</h3>
                <p className="text-sm leading-6 text-muted">{text}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

import { KeyRound, Radio, ShieldCheck, Undo2 } from 'lucide-react';
import { useLineTexts } from './line-texts';
import { Section } from './section';

const icons = [KeyRound, Radio, ShieldCheck, Undo2];

/** What tells this shop from others. */
export function Differences() {
  const texts = useLineTexts();
  return (
    <Section title={texts.differences.title} raised>
      <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {texts.differences.items.map(({ title, text }, index) => {
          const Icon = icons[index % icons.length] ?? ShieldCheck;
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

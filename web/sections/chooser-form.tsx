import { ArrowRight } from 'lucide-react';
import { formatEuros } from '#domain/money.ts';
import { entryParameter } from '#domain/purchase-sources.ts';
import { useLanguage, useMessages } from '../i18n/messages';
import { lineIcons, type ProductLine } from '../shell/product-lines';
import { useSite } from '../shell/site';

/** One product as a form that posts to /r (S0 §2): it works without scripts. */
export function ChooserForm({ line }: { line: ProductLine }) {
  const { chooser, shell } = useMessages();
  const language = useLanguage();
  const { entry } = useSite();
  const Icon = lineIcons[line.key];
  return (
    <form method="post" action="/r" className="h-full">
      <input type="hidden" name="prd" value={line.prd} />
      <input type="hidden" name="lang" value={language} />
      {entry && <input type="hidden" name={entryParameter} value={entry} />}
      <button
        type="submit"
        className="flex h-full min-h-20 w-full items-center gap-3 rounded-card border border-line bg-surface p-4 text-left shadow-card transition-colors duration-150 hover:border-accent hover:bg-accent-soft md:flex-col md:items-start md:p-6"
      >
        <span className="grid size-12 shrink-0 place-items-center rounded-control bg-linear-to-r from-accent-from to-accent-to text-on-accent">
          <Icon aria-hidden className="size-6" />
        </span>
        <span className="grid flex-1 content-start gap-0.5 md:grid-rows-[auto_1fr_auto] md:gap-1.5">
          <span className="font-bold tracking-tight sm:text-lg">{shell.lines[line.key]}</span>
          <span className="hidden text-sm leading-6 text-muted md:block">{chooser.texts[line.key]}</span>
          <span className="min-h-6 font-semibold text-accent-ink">
            {line.from !== undefined && shell.from(formatEuros(line.from, language))}
          </span>
        </span>
        <ArrowRight aria-hidden className="size-5 shrink-0 text-accent-ink md:hidden" />
      </button>
    </form>
  );
}

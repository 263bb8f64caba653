import type { Language } from './money';
import { forbiddenWord } from './neutral-words';
import type { SectionValues } from './settings';

/** A line above every page of the shop. */
export interface Notice {
  /** What an administrator wrote; absent if the shop itself reports that deliveries start late. */
  text?: string;
  /** Compliance mode may show it, too (S1 §4). */
  neutral: boolean;
}

/**
 * The line on pages of a language at `now` (epoch ms): the administrator's text during its time, else the shop's own
 * once a panel that packages on sale depend on has been down since `panelAwaySince` for long enough.
 */
export function noticeAt(
  { texts, from, until, panelAway, panelAwayAfterSeconds }: SectionValues<'notice'>,
  language: Language,
  panelAwaySince: Date | undefined,
  now: number,
): Notice | undefined {
  const text = texts[language];
  const begun = from === null || now >= Date.parse(from);
  const over = until !== null && now >= Date.parse(until);
  if (text && begun && !over) return { text, neutral: !forbiddenWord(text, language) };
  if (!panelAway || !panelAwaySince) return undefined;
  return now - panelAwaySince.getTime() >= panelAwayAfterSeconds * 1000 ? { neutral: true } : undefined;
}

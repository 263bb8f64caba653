import type { ServiceType } from '../catalogue';
import type { ContentOf } from './sections';

type Question = ContentOf<'faq'>['entries'][number];

/** How many questions an entry page shows if none is marked for it. */
const unmarkedShown = 5;

/**
 * The product line that a question is about: shown only on that line's entry page. Followers are the shop's main
 * product.
 */
function ownLine({ shownOn }: Question): 'likes' | 'views' | undefined {
  const [page, other] = shownOn ?? [];
  return other === undefined && page !== 'followers' ? page : undefined;
}

/** The questions of an entry page, those about its line first; if none is marked for it, the first general ones. */
export function questionsOf(line: ServiceType, entries: readonly Question[]): Question[] {
  const marked = entries.filter(({ shownOn }) => shownOn?.includes(line));
  if (marked.length === 0) return entries.filter((one) => !ownLine(one)).slice(0, unmarkedShown);
  return [...marked.filter(ownLine), ...marked.filter((one) => !ownLine(one))];
}

/** The page of questions: the general ones, then those about one line under the line's name. */
export function questionGroups(entries: readonly Question[]): {
  general: Question[];
  ofLine: { line: 'likes' | 'views'; entries: Question[] }[];
} {
  const ofLine = (['likes', 'views'] as const).map((line) => ({
    line,
    entries: entries.filter((one) => ownLine(one) === line),
  }));
  return {
    general: entries.filter((one) => !ownLine(one)),
    ofLine: ofLine.filter((group) => group.entries.length > 0),
  };
}

/** How reviews are shown (S0 §2). */
export const reviewRules = {
  /** How long a page stays before it turns, in ms. */
  turnEveryMs: 8000,
  perPageWide: 3,
  perPage: 2,
  /** How far a swipe must travel to turn the page, in px. */
  swipePx: 50,
  longestComment: 80,
} as const;

/** The reviews of each page; the last page may have fewer. */
export function pagesOf<T>(items: readonly T[], perPage: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / perPage) }, (_, page) =>
    items.slice(page * perPage, (page + 1) * perPage),
  );
}

/** A comment cut at 80 characters, at the end of a word. */
export function cutComment(comment: string): string {
  const { longestComment } = reviewRules;
  if (comment.length <= longestComment) return comment;
  const cut = comment.slice(0, longestComment - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s.,;:]+$/, '')}…`;
}

/** Pages to turn for a swipe in px: left is forward. */
export function swipeTurn(way: number): -1 | 0 | 1 {
  if (Math.abs(way) < reviewRules.swipePx) return 0;
  return way < 0 ? 1 : -1;
}

import type { PageName } from '#domain/pages.ts';

/** What makes a topic: its concepts, and what its answer leads to. */
export interface TopicRule {
  /**
   * Sets of concepts, each of which is enough: `charge twice` is both, `half arrive/receive` is the first with one of the
   * others, `amount !bought` is the first without the second. Of all sets that a question has, the one that says most decides.
   */
  asked: readonly string[];
  /** Pages that say more, the first of all. */
  pages: readonly PageName[];
  /** A person has to look at it: the answer offers one. */
  handOver?: true;
  /** May be answered together with another one where a question asks both. */
  combines?: true;
}

/** Any product: part of a set in `asked`. */
export const product = 'followers/likes/views/package';

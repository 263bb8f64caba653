import type { PageName } from '#domain/pages.ts';

/** What makes a topic: its concepts, and what its answer leads to. */
export interface TopicRule {
  /**
   * Sets of concepts; one of them is enough. `charge twice` needs both, `half arrive/receive` the first and one of the others,
   * `amount !bought` the first without the second. Of all sets that match a question, the most specific one decides.
   */
  asked: readonly string[];
  /** Pages that say more, the best one first. */
  pages: readonly PageName[];
  /** A person has to look at it: the answer offers one. */
  handOver?: true;
  /** May be answered together with another topic if a question asks both. */
  combines?: true;
}

/** Any product: part of a set in `asked`. */
export const product = 'followers/likes/views/package';

import { diffLines, diffWordsWithSpace } from 'diff';

/** A piece of two texts: in both, only in the first, or only in the second. */
export interface Piece {
  text: string;
  kind: 'same' | 'removed' | 'added';
}

/** Longer lines are shown as replaced: comparing their words would block the page. */
const longestForWords = 5000;

/** The difference of two texts, by lines, and inside changed lines by words. */
export function difference(before: string, after: string): Piece[] {
  const pieces: Piece[] = [];
  const lines = diffLines(before, after);
  for (let at = 0; at < lines.length; at += 1) {
    const [part, next] = [lines[at], lines[at + 1]];
    if (!part) continue;
    const short = part.value.length + (next?.value.length ?? 0) < longestForWords;
    if (part.removed && next?.added && short) {
      for (const word of diffWordsWithSpace(part.value, next.value)) pieces.push(pieceOf(word));
      at += 1;
    } else pieces.push(pieceOf(part));
  }
  return pieces;
}

function pieceOf({ value, added, removed }: { value: string; added?: boolean; removed?: boolean }): Piece {
  return { text: value, kind: added ? 'added' : removed ? 'removed' : 'same' };
}

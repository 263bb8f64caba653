/** 5 × 7 letters for initials: seven rows each, five bits a row, in base 32 (0–9, a–v). */
const rows: Record<string, string> = {
  A: 'ehhvhhh',
  B: 'uhhuhhu',
  C: 'ehggghe',
  D: 'uhhhhhu',
  E: 'vgguggv',
  F: 'vgguggg',
  G: 'ehgnhhf',
  H: 'hhhvhhh',
  I: 'e44444e',
  J: '72222ic',
  K: 'hikokih',
  L: 'ggggggv',
  M: 'hrllhhh',
  N: 'hhpljhh',
  O: 'ehhhhhe',
  P: 'uhhuggg',
  Q: 'ehhhlid',
  R: 'uhhukih',
  S: 'fgge11u',
  T: 'v444444',
  U: 'hhhhhhe',
  V: 'hhhhha4',
  W: 'hhhllla',
  X: 'hha4ahh',
  Y: 'hhha444',
  Z: 'v1248gv',
};

/** Whether the letter's dot at this column (0–4) and row (0–6) is inked; anything else is blank. */
export function inked(letter: string, column: number, row: number): boolean {
  if (column < 0 || column > 4) return false;
  const bits = Number.parseInt(rows[letter]?.[row] ?? '0', 32);
  return ((bits >> (4 - column)) & 1) === 1;
}

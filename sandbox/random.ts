/** A 32-bit hash of a text (FNV-1a): the same text always gives the same made-up data. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  // FNV's last characters barely move the high bits; this mixes them through.
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  return (value ^ (value >>> 15)) >>> 0;
}

/** A number from 0 (inclusive) to 1 (exclusive) that depends only on the text. */
export function fraction(text: string): number {
  return hash(text) / 2 ** 32;
}

/** A whole number from `least` to `most`, both included, that depends only on the text. */
export function between(text: string, least: number, most: number): number {
  return least + Math.floor(fraction(text) * (most - least + 1));
}

/** Like `between`, but small numbers are as likely as large ones, like audience sizes. */
export function spread(text: string, least: number, most: number): number {
  return Math.round(least * (most / least) ** fraction(text));
}

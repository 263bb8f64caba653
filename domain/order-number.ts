// No 0/O, 1/I/L, so that a number can be read out over the telephone.
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** The shape of an order number, with the prefix of any shop. */
export const orderNumberPattern = /^[A-Z]{2,6}-\d{6}-[A-Z0-9]{4}$/;

/**
 * An order number such as `FNZ-261121-AB3K` (S1 §2.3): prefix, day in the
 * shop's time zone, four characters drawn by `random` (0 ≤ x < 1).
 */
export function orderNumber(prefix: string, now: Date, random: () => number): string {
  const day = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Europe/Madrid',
    year: '2-digit',
    month: '2-digit',
    day: '2-digit',
  })
    .format(now)
    .replaceAll('-', '');
  let tail = '';
  for (let i = 0; i < 4; i++) tail += alphabet[Math.floor(random() * alphabet.length)];
  return `${prefix}-${day}-${tail}`;
}

/**
 * Normalizes a typed order number: no spaces or leading #, upper case (S1 §2.3), with missing hyphens and other dashes
 * corrected.
 */
export function normaliseReference(text: string): string {
  const bare = text.replace(/\s/g, '').replace(/^#/, '').toUpperCase();
  const parts = /^([A-Z]{2,6})[-\u2010-\u2015.]?(\d{6})[-\u2010-\u2015.]?([A-Z0-9]{4})$/.exec(bare);
  return parts ? parts.slice(1).join('-') : bare;
}

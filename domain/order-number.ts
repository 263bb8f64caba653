// No 0/O, 1/I/L, so that a number can be read out over the telephone.
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** The shape of an order number, with the prefix of any shop. */
export const orderNumberPattern = /^[A-Z]{2,6}-\d{6}-[A-Z0-9]{4}$/;

/** What `orderNumber` makes; its day is captured. */
const made = new RegExp(`^[A-Z]{2,6}-(\\d\\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01]))-[${alphabet}]{4}$`);

/** Whether an order made by `now` may have this number: what else has its shape, e.g. a telephone number, hasn't. */
export function mayBeOrderNumber(text: string, now: Date): boolean {
  const [, day] = made.exec(text) ?? [];
  return day !== undefined && day <= dayOf(now);
}

/** A day in the shop's time zone, as an order number has it: `261121`. */
function dayOf(moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Europe/Madrid',
    year: '2-digit',
    month: '2-digit',
    day: '2-digit',
  })
    .format(moment)
    .replaceAll('-', '');
}

/**
 * An order number such as `FNZ-261121-AB3K` (S1 §2.3): prefix, day in the
 * shop's time zone, four characters drawn by `random` (0 ≤ x < 1).
 */
export function orderNumber(prefix: string, now: Date, random: () => number): string {
  let tail = '';
  for (let i = 0; i < 4; i++) tail += alphabet[Math.floor(random() * alphabet.length)];
  return `${prefix}-${dayOf(now)}-${tail}`;
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

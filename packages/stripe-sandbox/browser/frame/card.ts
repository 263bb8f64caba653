/** Rules of card numbers, expiry dates and check codes, without any markup. */

export interface Brand {
  id: string;
  name: string;
  lengths: number[];
  groups: number[];
  cvc: number;
}

const BRANDS: (Brand & { starts: RegExp })[] = [
  { id: 'visa', name: 'Visa', starts: /^4/, lengths: [16], groups: [4, 4, 4, 4], cvc: 3 },
  {
    id: 'mastercard',
    name: 'Mastercard',
    starts: /^(5[1-5]|2[2-7])/,
    lengths: [16],
    groups: [4, 4, 4, 4],
    cvc: 3,
  },
  { id: 'amex', name: 'American Express', starts: /^3[47]/, lengths: [15], groups: [4, 6, 5], cvc: 4 },
  {
    id: 'discover',
    name: 'Discover',
    starts: /^(6011|64[4-9]|65)/,
    lengths: [16],
    groups: [4, 4, 4, 4],
    cvc: 3,
  },
  { id: 'diners', name: 'Diners Club', starts: /^3[0689]/, lengths: [14, 16], groups: [4, 4, 4, 4], cvc: 3 },
  { id: 'jcb', name: 'JCB', starts: /^35/, lengths: [16], groups: [4, 4, 4, 4], cvc: 3 },
];
const UNKNOWN: Brand = { id: 'unknown', name: '', lengths: [16], groups: [4, 4, 4, 4], cvc: 3 };

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

export function brandOf(number: string): Brand {
  return BRANDS.find((brand) => brand.starts.test(digitsOf(number))) ?? UNKNOWN;
}

/** `4242424242424242` as `4242 4242 4242 4242`, cut at the brand's longest number. */
export function formatNumber(text: string): string {
  const brand = brandOf(text);
  const digits = digitsOf(text).slice(0, Math.max(...brand.lengths));
  const parts: string[] = [];
  let from = 0;
  for (const length of brand.groups) {
    if (from < digits.length) parts.push(digits.slice(from, from + length));
    from += length;
  }
  return parts.join(' ');
}

/** `1234`, `12/34` or `12/2034` as `12 / 34`; a lone 2–9 is a whole month. */
export function formatExpiry(text: string): string {
  let digits = digitsOf(text);
  if (/^[2-9]/.test(digits) || /^1\s*\/\s*$/.test(text)) digits = `0${digits}`;
  const year = digits.slice(2);
  const short = year.length > 2 && year.startsWith('20') ? year.slice(2, 4) : year.slice(0, 2);
  return digits.length < 2 ? digits : `${digits.slice(0, 2)} / ${short}`;
}

export function formatCvc(text: string, brand: Brand): string {
  return digitsOf(text).slice(0, brand.id === 'unknown' ? 4 : brand.cvc);
}

/** The check digit rule of card numbers (ISO/IEC 7812). */
export function passesLuhn(number: string): boolean {
  let sum = 0;
  for (const [index, digit] of [...number].reverse().entries()) {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return number.length > 0 && sum % 10 === 0;
}

/** The code of a value's error, in Stripe.js's names; undefined if there is none. */
export function checkNumber(text: string): string | undefined {
  const digits = digitsOf(text);
  if (!brandOf(digits).lengths.includes(digits.length)) return 'incomplete_number';
  return passesLuhn(digits) ? undefined : 'invalid_number';
}

export function checkExpiry(text: string, today: Date): string | undefined {
  const digits = digitsOf(text);
  if (digits.length >= 2 && (Number(digits.slice(0, 2)) < 1 || Number(digits.slice(0, 2)) > 12)) {
    return 'invalid_expiry_month';
  }
  if (digits.length < 4) return 'incomplete_expiry';
  const month = Number(digits.slice(0, 2));
  const year = 2000 + Number(digits.slice(2));
  if (year < today.getFullYear()) return 'invalid_expiry_year_past';
  if (year === today.getFullYear() && month < today.getMonth() + 1) return 'invalid_expiry_month_past';
  return year > today.getFullYear() + 50 ? 'invalid_expiry_year' : undefined;
}

export function checkCvc(text: string, brand: Brand): string | undefined {
  const length = digitsOf(text).length;
  const enough = brand.id === 'unknown' ? length >= 3 : length === brand.cvc;
  return enough ? undefined : 'incomplete_cvc';
}

/** Countries of the European Union: invoices are issued to taxpayers in these. */
export const invoiceCountries = [
  ...['ES', 'FR', 'IT', 'AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'FI', 'GR', 'HR', 'HU', 'IE', 'LT'],
  ...['LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
] as const;

/** Other countries: the format of their VAT number, without its prefix. */
const vatForms: Record<string, RegExp> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  FI: /^\d{8}$/,
  GR: /^\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d{7}[A-Z]{1,2}|\d[A-Z]\d{5}[A-Z])$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
};

/** The prefix of a VAT number: the country's code, except for Greece. */
const prefixOf = (country: string) => (country === 'GR' ? 'EL' : country);

/**
 * Reads a typed tax number, with or without spaces, dots, hyphens and prefix. For Spain, France and Italy it verifies
 * the check digit, for other countries the format of the VAT number. Undefined if it is invalid.
 */
export function readTaxId(text: string, country: string): string | undefined {
  const typed = text.toUpperCase().replace(/[\s.\-/]/g, '');
  const prefix = prefixOf(country);
  const bare = [prefix, country].some((code) => typed.startsWith(code)) ? typed.slice(2) : typed;
  if (country === 'ES') return isSpanish(bare) ? bare : undefined;
  if (country === 'FR') return frenchOf(typed);
  if (country === 'IT') return isPartitaIva(bare) ? bare : isCodiceFiscale(typed) ? typed : undefined;
  return vatForms[country]?.test(bare) ? prefix + bare : undefined;
}

const letters = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** NIF of a person (DNI, NIE, the special letters K, L, M) or of an organisation (the former CIF). */
function isSpanish(id: string): boolean {
  const person = /^([XYZKLM]|\d)(\d{7})([A-Z])$/.exec(id);
  if (person) {
    const [, first = '', digits, letter] = person;
    const lead = /\d/.test(first) ? first : ({ Y: '1', Z: '2' }[first] ?? '0');
    return letters[Number(lead + digits) % 23] === letter;
  }
  const company = /^([ABCDEFGHJNPQRSUVW])(\d{7})([\dA-J])$/.exec(id);
  if (!company) return false;
  const [, kind = '', digits = '', control = ''] = company;
  const check = (10 - (luhnSum(digits) % 10)) % 10;
  const asLetter = 'JABCDEFGHI'[check] === control;
  if ('NPQRSW'.includes(kind)) return asLetter;
  return String(check) === control || (!'ABEH'.includes(kind) && asLetter);
}

/** SIREN, SIRET or VAT number, in normalized form. */
function frenchOf(typed: string): string | undefined {
  if (/^\d{9}$/.test(typed)) return isSiren(typed) ? typed : undefined;
  if (/^\d{14}$/.test(typed)) return isSiret(typed) ? typed : undefined;
  const vat = /^(?:FR)?([\dA-HJ-NP-Z]{2})(\d{9})$/.exec(typed);
  if (!vat) return undefined;
  const [, key = '', siren = ''] = vat;
  // Monaco's VAT numbers begin with 000 and have no SIREN.
  if (!siren.startsWith('000') && !isSiren(siren)) return undefined;
  return frenchKey(key, siren) ? `FR${key}${siren}` : undefined;
}

/** The two characters before a SIREN: older keys are digits, newer ones contain a letter. */
function frenchKey(key: string, siren: string): boolean {
  if (/^\d\d$/.test(key)) return Number(key) === (12 + 3 * (Number(siren) % 97)) % 97;
  const signs = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  const [first, second] = [signs.indexOf(key.charAt(0)), signs.indexOf(key.charAt(1))];
  const value = first < 10 ? first * 24 + second - 10 : first * 34 + second - 100;
  return (Number(siren) + 1 + Math.floor(value / 11)) % 11 === value % 11;
}

const isSiren = (siren: string) => isLuhn(siren) && Number(siren) > 0;

/** Branches of the post office use a sum of digits instead. */
function isSiret(siret: string): boolean {
  if (!isSiren(siret.slice(0, 9))) return false;
  const sum = [...siret].reduce((all, digit) => all + Number(digit), 0);
  return isLuhn(siret) || (siret.startsWith('356000000') && sum % 5 === 0);
}

const isPartitaIva = (id: string) => /^\d{11}$/.test(id) && isLuhn(id) && Number(id) > 0;

const oddValues = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
];

/** The 16 characters of a person; letters may replace digits if two people would have the same code. */
function isCodiceFiscale(id: string): boolean {
  if (!/^[A-Z]{6}[\dL-NP-V]{2}[A-EHLMPR-T][\dL-NP-V]{2}[A-Z][\dL-NP-V]{3}[A-Z]$/.test(id)) return false;
  const sum = [...id.slice(0, 15)].reduce((all, sign, place) => {
    const value = /\d/.test(sign) ? Number(sign) : sign.charCodeAt(0) - 65;
    return all + (place % 2 === 0 ? (oddValues[value] ?? 0) : value);
  }, 0);
  return String.fromCharCode(65 + (sum % 26)) === id.at(-1);
}

const isLuhn = (digits: string) => luhnSum(digits.slice(0, -1)) % 10 === (10 - Number(digits.at(-1))) % 10;

/** Doubles every second digit from the right, beginning with the last, and adds up the digits of the results. */
function luhnSum(digits: string): number {
  return [...digits].reverse().reduce((all, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return all + Math.floor(value / 10) + (value % 10);
  }, 0);
}

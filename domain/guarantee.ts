import { type Language, localeOf } from './money';

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** A time in words, in the largest unit that divides it, e.g. `30 días`; rounded down to a minute. */
function lengthInWords(seconds: number, language: Language): string {
  const [unit, size] = units.find(([, size]) => seconds % size === 0) ?? units[2];
  const how = { style: 'unit', unit, unitDisplay: 'long', useGrouping: false } as const;
  return new Intl.NumberFormat(localeOf(language), how).format(Math.floor(seconds / size));
}

const words: Record<Language, { forLife: [string, string]; lasting: (length: string) => [string, string] }> =
  {
    es: {
      forLife: ['de por vida', 'no tiene fecha de fin'],
      lasting: (length) => [`de ${length}`, `dura ${length} desde que se completa la entrega`],
    },
    fr: {
      forLife: ['à vie', 'n’a pas de date de fin'],
      lasting: (length) => [`de ${length}`, `dure ${length} à compter de la fin de la livraison`],
    },
    it: {
      forLife: ['a vita', 'non ha una data di fine'],
      lasting: (length) => [`di ${length}`, `dura ${length} dal termine della consegna`],
    },
  };

/**
 * The guarantee setting in the words of texts (`seconds`, null or undefined for a lifetime): `guarantee` follows the
 * noun ("de 30 días"), `guaranteeEnd` says how long it lasts.
 */
export function guaranteeWords(
  seconds: number | null | undefined,
  language: Language,
): { guarantee: string; guaranteeEnd: string } {
  const { forLife, lasting } = words[language];
  const [guarantee, guaranteeEnd] =
    seconds === null || seconds === undefined ? forLife : lasting(lengthInWords(seconds, language));
  return { guarantee, guaranteeEnd };
}

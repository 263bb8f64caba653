import type { Language } from '#domain/money.ts';

const list = (words: string) => words.split(' ');

/** Names and abbreviations, which have no language. */
export const names: ReadonlySet<string> = new Set(
  list(
    'laura daniel carmen javier marta álvaro elena marcos patricia stripe json paypal incl nan abc xyz mm aa min ejemplo',
  ),
);

/**
 * Words that are correct in a language although another one has them too. Only words that its texts have once need an
 * entry; a word that they have twice counts as the language's own. Before you add a word, somebody who reads the
 * language has to check its sentence.
 */
export const sharedWords: Record<Language, ReadonlySet<string>> = {
  es: new Set(
    list(
      // The last three are in English sentences of the specification.
      'brevemente campo clic corto creando documento dominio filtro formato gente grande indicarlo inventarla pagarlo par partir poca presente sala serie socia supera tono venir verificando vi visto page secret signature',
    ),
  ),
  fr: new Set(list('album clic digitale mis principale quelle secret signature social test totale venir')),
  it: new Set(
    list(
      'europa album brevemente cambiarla campo clic conforme contesta creando digitale documento dominio filtro gente gratuita indicarlo inventarla pagarlo poca preparando presente principale sala sera serie socia supera test tono va vi vista',
    ),
  ),
};

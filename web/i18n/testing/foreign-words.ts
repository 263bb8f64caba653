import { type Language, languages } from '#domain/money.ts';
import { ownTexts } from './own-texts';
import { inWords, Vocabulary } from './vocabulary';

/** Words that are in most sentences of one language of the shop and in none of the others. */
const words: Record<Language, string[]> = {
  es: 'el los las está más también pedido pedidos pago correo seguidores para por muy hay'.split(' '),
  fr: 'vous votre vos nous est avec pour dans et des être commande paiement abonnés une'.split(' '),
  it: 'gli della delle è suo sua per che di nella sono più ordine pagamento'.split(' '),
};

const patterns = Object.fromEntries(
  languages.map((language) => {
    const signs = language === 'es' ? '|[¿¡ñ]' : '';
    // Also after an apostrophe: l’ordine.
    return [language, new RegExp(`(?<![\\p{L}])(?:${words[language].join('|')})(?![\\p{L}])${signs}`, 'iu')];
  }),
) as Record<Language, RegExp>;

let learnt: Vocabulary | undefined;

/** The vocabulary learned from the shop's own texts. */
export function shopVocabulary(): Vocabulary {
  learnt ??= new Vocabulary({
    es: ownTexts('es').values(),
    fr: ownTexts('fr').values(),
    it: ownTexts('it').values(),
  });
  return learnt;
}

/**
 * The language whose words a text contains although it should be in `language`; undefined if there are none. A word
 * that no text of the shop has belongs to no language, so what visitors and panels write is no mistake.
 */
export function foreignWords(text: string, language: Language): string | undefined {
  const said = inWords(text);
  for (const other of languages) {
    const found = other === language ? undefined : patterns[other].exec(said)?.[0];
    if (found) return `${other}: «${found}»`;
  }
  const stray = shopVocabulary().stray(text, language);
  return stray && `${stray.language}: «${stray.word}»`;
}

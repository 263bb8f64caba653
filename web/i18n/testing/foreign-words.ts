import { type Language, languages } from '../../../domain/money';

/** Words that stand in most sentences of one language of the shop and in none of the others. */
const words: Record<Language, string[]> = {
  es: 'el los las usted está más también pedido pedidos pago correo seguidores para por muy hay sus'.split(
    ' ',
  ),
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

/** The language of which a text shows words although it should be in `language`; undefined where there is none. */
export function foreignWords(text: string, language: Language): string | undefined {
  for (const other of languages) {
    const found = other === language ? undefined : patterns[other].exec(text)?.[0];
    if (found) return `${other}: «${found}»`;
  }
  return undefined;
}

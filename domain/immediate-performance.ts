import type { Language } from './money';

/**
 * The sentence with which a buyer requests immediate delivery (D32), and its version. The accepted text is
 * stored by version: a changed sentence is a new version, and the old one stays here.
 */
const sentences: Record<Language, Record<string, string>> = {
  es: {
    'inicio-inmediato-2026-11':
      'Solicito que la entrega empiece de inmediato y entiendo que, cuando el pedido esté entregado por completo, pierdo mi derecho de desistimiento.',
  },
  fr: {
    'debut-immediat-2026-11':
      'Je demande que la livraison commence immédiatement et je comprends que, une fois la commande entièrement livrée, je perds mon droit de rétractation.',
  },
  it: {
    'inizio-immediato-2026-11':
      'Chiedo che la consegna inizi subito e sono consapevole che, quando l’ordine sarà consegnato per intero, perderò il diritto di recesso.',
  },
};

/** The versions in use. */
export const immediatePerformanceVersion: Record<Language, string> = {
  es: 'inicio-inmediato-2026-11',
  fr: 'debut-immediat-2026-11',
  it: 'inizio-immediato-2026-11',
};

/** The sentence of a version; undefined if the version is unknown. */
export function immediatePerformanceSentence(version: string): string | undefined {
  for (const ofLanguage of Object.values(sentences))
    if (Object.hasOwn(ofLanguage, version)) return ofLanguage[version];
  return undefined;
}

/** The current sentence next to the box, by language. */
export function immediatePerformanceText(language: Language): string {
  return sentences[language][immediatePerformanceVersion[language]] ?? '';
}

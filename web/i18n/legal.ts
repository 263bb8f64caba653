import type { LegalTexts } from '../../domain/legal/es';
import type { Language } from '../../domain/money';

const texts: Record<Language, () => Promise<LegalTexts>> = {
  es: () => import('../../domain/legal/es').then((module) => module.legal),
  fr: () => import('../../domain/legal/fr').then((module) => module.legal),
  it: () => import('../../domain/legal/it').then((module) => module.legal),
};

/** Loads the legal texts of a language. */
export function loadLegalTexts(language: Language): Promise<LegalTexts> {
  return texts[language]();
}

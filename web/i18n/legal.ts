import type { Language } from '../../domain/money';
import type { legal } from './es/legal';

/** The legal texts every language must have. */
export type LegalTexts = typeof legal;

const texts: Partial<Record<Language, () => Promise<LegalTexts>>> = {
  es: () => import('./es/legal').then((module) => module.legal),
};

/** Loads the legal texts of a language, the Spanish ones where it has none. */
export function loadLegalTexts(language: Language): Promise<LegalTexts> {
  const load = texts[language] ?? texts.es;
  if (!load) throw new Error(`No legal texts for ${language}`);
  return load();
}

import type { Language } from '../../domain/money';
import type { legal } from './es/legal';

/** The legal texts every language must have. */
export type LegalTexts = typeof legal;

const texts: Record<Language, () => Promise<LegalTexts>> = {
  es: () => import('./es/legal').then((module) => module.legal),
  fr: () => import('./fr/legal').then((module) => module.legal),
  it: () => import('./it/legal').then((module) => module.legal),
};

/** Loads the legal texts of a language. */
export function loadLegalTexts(language: Language): Promise<LegalTexts> {
  return texts[language]();
}

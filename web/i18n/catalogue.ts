import type { Language } from '../../domain/money';
import type { es } from './es';

/** Every sentence a language must have: a missing key fails the type check (decision 2). */
export type Messages = typeof es;

/** Each language is a file of its own, fetched only where it is read. */
const catalogues: Record<Language, () => Promise<Messages>> = {
  es: () => import('./es').then((module) => module.es),
  fr: () => import('./fr').then((module) => module.fr),
  it: () => import('./it').then((module) => module.it),
};

/** Loads a language's catalogue. */
export function loadMessages(language: Language): Promise<Messages> {
  return catalogues[language]();
}

import type { Language } from '../../domain/money';
import type { es } from './es';

/** Every sentence a language must have: a missing key fails the type check (decision 2). */
export type Messages = typeof es;

/** The languages whose catalogues exist; their addresses are served. */
const catalogues: Partial<Record<Language, () => Promise<Messages>>> = {
  es: () => import('./es').then((module) => module.es),
};

/** Loads a language's catalogue, Spanish where it has none. */
export function loadMessages(language: Language): Promise<Messages> {
  const load = catalogues[language] ?? catalogues.es;
  if (!load) throw new Error(`No catalogue for ${language}`);
  return load();
}

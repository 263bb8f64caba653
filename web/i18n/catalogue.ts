import type { Language } from '#domain/money.ts';
import { withOverrides } from './overrides';
import type { Messages, Neutral } from './shape';

/** Each language is a separate file, fetched only if it is read. */
const catalogues: Record<Language, () => Promise<Messages>> = {
  es: () => import('./es').then((module) => module.es),
  fr: () => import('./fr').then((module) => module.fr),
  it: () => import('./it').then((module) => module.it),
};

/** Fetched only in compliance mode. */
const neutral: Record<Language, () => Promise<Neutral>> = {
  es: () => import('./es/neutral').then((module) => module.neutral),
  fr: () => import('./fr/neutral').then((module) => module.neutral),
  it: () => import('./it/neutral').then((module) => module.neutral),
};

/** Loads a language's catalogue, with `neutrally` in the wording of compliance mode (S1 §4). */
export async function loadMessages(language: Language, neutrally = false): Promise<Messages> {
  if (!neutrally) return catalogues[language]();
  const [messages, other] = await Promise.all([catalogues[language](), neutral[language]()]);
  return withOverrides(messages, other);
}

import type { Language } from '../../domain/money';

/** Versions of the sentence with which immediate performance is requested (decision 32). Change both together. */
export const immediatePerformanceText: Record<Language, string> = {
  es: 'inicio-inmediato-2026-11',
  fr: 'debut-immediat-2026-11',
  it: 'inizio-immediato-2026-11',
};

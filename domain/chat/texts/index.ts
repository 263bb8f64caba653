import type { Language } from '#domain/money.ts';
import { type ChatTexts, texts as es } from './es';
import { texts as fr } from './fr';
import { texts as it } from './it';

/** The assistant's own sentences, by language. */
export const textsOf: Record<Language, ChatTexts> = { es, fr, it };

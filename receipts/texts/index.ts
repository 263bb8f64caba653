import type { Language } from '#domain/money.ts';
import { es, type ReceiptTexts } from './es';
import { fr } from './fr';
import { it } from './it';

/** The texts of receipts, by language. */
export const receiptTexts: Record<Language, ReceiptTexts> = { es, fr, it };

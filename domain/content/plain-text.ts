import { z } from 'zod';

/** Control characters but the line feed, and signs that turn the direction of writing or that nobody sees. */
const invisible = /[^\P{Cc}\n]|[\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

/** A text without signs that are not to be read, its lines ended in one way. Markup stays what it is: text. */
export function plainText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/\t/g, ' ').replace(invisible, '').trim();
}

/** A text of a content section: plain, not empty, of at most `longest` characters. */
export function textUpTo(longest: number) {
  return z
    .string('Escribe un texto')
    .transform(plainText)
    .pipe(
      z
        .string()
        .min(1, 'Escribe un texto')
        .max(longest, `El texto es demasiado largo (${longest} caracteres como máximo)`),
    );
}

/** A text that may be missing: then it is empty. */
export function textOrNone(longest: number) {
  return z
    .string('Escribe un texto')
    .transform(plainText)
    .pipe(z.string().max(longest, `El texto es demasiado largo (${longest} caracteres como máximo)`))
    .default('');
}

import { z } from 'zod';

/** Control characters except the line feed, characters that change the direction of writing, and invisible ones. */
const invisible = /[^\P{Cc}\n]|[\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

/** A text without unreadable characters, with uniform line ends. Markup stays plain text. */
export function plainText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/\t/g, ' ').replace(invisible, '').trim();
}

/**
 * A field of one line, e.g. a name. Support's e-mails have it on a line of its own, so a line break would write a line
 * below it with a false address or reference.
 */
export function oneLine(missing?: string) {
  return z.string(missing).transform((text) => plainText(text).replace(/\s+/g, ' '));
}

/** A text of a content section: plain, not empty, at most `longest` characters. */
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

/** An optional text; empty if absent. */
export function textOrNone(longest: number) {
  return z
    .string('Escribe un texto')
    .transform(plainText)
    .pipe(z.string().max(longest, `El texto es demasiado largo (${longest} caracteres como máximo)`))
    .default('');
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize } from 'node:v8';
import type { Label } from '#domain/chat/examples.ts';
import { type Recognizer, recognizerFrom } from '#domain/chat/recognizer.ts';
import { recognizerOf } from '#domain/chat/recognizers.ts';
import type { Language } from '#domain/money.ts';

const read = new Map<Language, Recognizer<Label>>();

/** Tells what questions of a language ask, as the build has learnt it (scripts/build-servers.ts); unbuilt, it learns here. */
export function builtRecognizer(language: Language): Recognizer<Label> {
  const known = read.get(language);
  if (known) return known;
  const file = join(__dirname, `assistant-${language}.bin`);
  const recognize = existsSync(file)
    ? recognizerFrom<Label>(deserialize(readFileSync(file)))
    : recognizerOf(language);
  read.set(language, recognize);
  return recognize;
}

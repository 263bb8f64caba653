import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize } from 'node:v8';
import { examplesOf, type Label } from '#domain/chat/examples.ts';
import { type Learnt, learn, type Recognizer, recognizerFrom } from '#domain/chat/recognizer.ts';
import type { Language } from '#domain/money.ts';

/** Where a build stores it: next to the bundle, or below the root of sources that run unbuilt. */
const built = [__dirname, join(__dirname, '..', '..', 'dist')];

const read = new Map<Language, Recognizer<Label>>();

/**
 * The recognizer for questions of a language, as learnt by the build (scripts/build-servers.ts); unbuilt, it learns
 * here, which takes about two seconds.
 */
export function builtRecognizer(language: Language): Recognizer<Label> {
  const known = read.get(language);
  if (known) return known;
  const file = built.map((folder) => join(folder, `assistant-${language}.bin`)).find(existsSync);
  const learnt = file ? (deserialize(readFileSync(file)) as Learnt<Label>) : learn(examplesOf[language]);
  const recognize = recognizerFrom(learnt);
  read.set(language, recognize);
  return recognize;
}

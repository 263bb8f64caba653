import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { examplesOf, type Label } from '../domain/chat/examples';
import { type Learnt, learn } from '../domain/chat/recognizer';
import { type Language, languages } from '../domain/money';
import { ROOT } from './builds';

const cache = join(ROOT, 'node_modules', '.cache', 'assistant');
/** A run of mutants learns by the checkout's own sources: with faults compiled in, it would take many minutes. */
const sources = process.env.ASSISTANT_SOURCES ?? ROOT;

/** What the assistant learns in a language. Builds and tests share it until the examples or the learning change. */
export function trainedAssistant(language: Language): Learnt<Label> {
  const file = join(cache, `${language}-${versionOf(language)}.bin`);
  if (!existsSync(file)) learnOnce(language, file);
  return deserialize(readFileSync(file)) as Learnt<Label>;
}

/** In a fresh checkout builds and tests need a file at the same time: one process learns, the others wait. */
function learnOnce(language: Language, file: string): void {
  mkdirSync(cache, { recursive: true });
  const turn = `${file}.learning`;
  // One that was killed while it learnt leaves its turn behind.
  const end = Date.now() + 60_000;
  while (!takes(turn) && Date.now() < end) {
    if (existsSync(file)) return;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  }
  try {
    if (existsSync(file)) return;
    // Renamed, so that nobody reads half a file.
    const whole = `${file}.${process.pid}`;
    writeFileSync(whole, serialize(learn(examplesOf[language])));
    renameSync(whole, file);
  } finally {
    rmSync(turn, { recursive: true, force: true });
  }
}

/** Creates a folder; false if another process has. */
function takes(turn: string): boolean {
  try {
    mkdirSync(turn);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Learns what isn't learnt yet, in every language. */
export function trainAssistant(): void {
  for (const language of languages) trainedAssistant(language);
}

function versionOf(language: Language): string {
  const hash = createHash('sha256').update(JSON.stringify(examplesOf[language]));
  for (const source of ['recognizer.ts', 'words.ts'])
    hash.update(readFileSync(join(sources, 'domain', 'chat', source)));
  return hash.digest('hex').slice(0, 16);
}

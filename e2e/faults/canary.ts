import { createReadStream, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The prefix of each buyer's user name and e-mail address, and the part of a client secret that allows a payment. */
const personal = /test[0-9a-f]{12}|pi_\w+_secret_\w+/g;

/** Longer than any match. */
const overlap = 200;

/**
 * Finds personal data and buyers' keys in Temporal's store and the logs (I8). Returns one line for each file and text.
 */
export async function leaks(folder: string): Promise<string[]> {
  const files = [
    ...readdirSync(folder).filter((name) => name.startsWith('temporal.db')),
    ...readdirSync(join(folder, 'logs')).map((name) => join('logs', name)),
  ];
  const found = new Set<string>();
  for (const file of files) {
    try {
      for (const word of await wordsIn(join(folder, file))) found.add(`${file}: ${word}`);
    } catch (error) {
      // A journal of the store lives no longer than its transaction, and its content is in the store.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  return [...found];
}

async function wordsIn(path: string): Promise<string[]> {
  const found: string[] = [];
  let rest = '';
  for await (const chunk of createReadStream(path, 'latin1')) {
    const text = rest + chunk;
    for (const [word] of text.matchAll(personal)) found.push(word);
    rest = text.slice(-overlap);
  }
  return found;
}

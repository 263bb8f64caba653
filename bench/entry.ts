/** `npx tsx bench/entry.ts [--quick]`: only the entry pages, on a shop of its own; a part of `npm run bench`. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { type Language, languages } from '../domain/money';
import { findBrowser } from '../scripts/browser';
import { sentenceFor } from '../scripts/problem';
import { startStack } from '../scripts/stack';
import { loadMessages } from '../web/i18n/catalogue';
import { type EntryFigures, entryTable, keepEntry } from './entry-report';
import { type Visit, visitEntry } from './entry-visit';
import { circumstances } from './report';

/** Visits of each page; the first one of each, which finds a cold server, is left out. */
export const visitsOfPages = { whole: 7, quick: 3 } as const;

/** Measures the entry pages of a running shop: visits of the languages in turns, each in a browser that knows nothing. */
export async function measureEntry(
  shop: string,
  visits: number,
  say: (text: string) => void,
): Promise<EntryFigures> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(say),
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  });
  const found = Object.fromEntries(languages.map((language) => [language, [] as Visit[]]));
  try {
    for (let turn = 0; turn <= visits; turn++) {
      say(turn === 0 ? 'opening the entry pages' : `entry pages, visit ${turn} of ${visits}`);
      for (const language of languages) {
        const visit = await visitEntry(browser, shop, language, await loadMessages(language));
        if (turn > 0) found[language]?.push(visit);
      }
    }
  } finally {
    await browser.close();
  }
  return found as Record<Language, Visit[]>;
}

async function main(): Promise<void> {
  const isQuick = process.argv.includes('--quick');
  const say = (text: string) => process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${text}\n`);
  const where = circumstances();
  const abort = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => abort.abort());
  const folder = mkdtempSync(join(tmpdir(), 'shop-bench-'));
  // Postgres has a user of its own where we are root, and must be able to pass through.
  chmodSync(folder, 0o711);
  say('starting a shop of its own');
  try {
    const stack = await startStack({ dataDir: join(folder, 'shop'), ports: 'free', signal: abort.signal });
    try {
      const visits = isQuick ? visitsOfPages.quick : visitsOfPages.whole;
      const figures = await measureEntry(stack.env.SHOP_URL ?? '', visits, say);
      process.stdout.write(`\n${entryTable(figures, where)}\n`);
      if (!isQuick) process.stdout.write(`\nKept in ${keepEntry(figures, where)}\n`);
    } finally {
      await stack.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

if (require.main === module)
  main().catch((error: unknown) => {
    process.stderr.write(`${sentenceFor(error)}\n${error instanceof Error ? error.stack : ''}\n`);
    process.exitCode = 1;
  });

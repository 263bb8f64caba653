/** `npx tsx bench/entry.ts [--quick]`: only the entry pages, on a separate shop; a part of `npm run bench`. */
import { chromium } from '@playwright/test';
import { type Language, languages } from '../domain/money';
import { BROWSER_ARGS, findBrowser } from '../scripts/browser';
import { loadMessages } from '../web/i18n/catalogue';
import { type EntryFigures, entryTable, keepEntry } from './entry-report';
import { type Visit, visitEntry } from './entry-visit';
import { onOwnShop, runAlone, say } from './own-shop';
import { type Circumstances, circumstances } from './report';

/** Visits of each page; the first one of each, with a cold server, is left out. */
const visitsOfPages = { whole: 7, quick: 3 } as const;

/** Measures the entry pages of a running shop and prints the table; quick figures aren't kept. */
export async function reportEntry(shop: string, isQuick: boolean, where: Circumstances): Promise<void> {
  const figures = await measureEntry(shop, isQuick ? visitsOfPages.quick : visitsOfPages.whole);
  process.stdout.write(`\n${entryTable(figures, where)}\n`);
  if (!isQuick) process.stdout.write(`\nKept in ${keepEntry(figures, where)}\n`);
}

/** Visits alternate between languages, each in a fresh browser. */
async function measureEntry(shop: string, visits: number): Promise<EntryFigures> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(say),
    args: BROWSER_ARGS,
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
  const where = circumstances();
  await onOwnShop({}, ({ env }) => reportEntry(env.SHOP_URL ?? '', isQuick, where));
}

if (require.main === module) runAlone(main);

import { type BrowserContext, test as base, expect } from '@playwright/test';
import { type BoughtAsRows, boughtAsRows } from '#api/testing/bought-as-rows.ts';
import { forgetOrders, type OwnNames, ownNames, type Row } from '#api/testing/rows.ts';
import { type Language, languages } from '#domain/money.ts';
import { type Buyer, buyerWith, type Visit } from './buyer';
// First of all, so that everything else finds this worker's shop.
import { db } from './shop';
import { type SharedSession, type SignedIn, signIn } from './signed-in';
import { type Size, sizes } from './sizes';

export { expect, type Size };

interface Fixtures {
  /** Signs a browser in as the shop's first administrator. */
  signedIn: SignedIn;
  /** The size of the project that runs the test. */
  size: Size;
  /** For a test that is the same in every language: each title has its own. JOURNEY_LANGUAGE sets one for all. */
  language: Language;
  visit: Visit;
  buyer: Buyer;
  /** An order for a test that needs neither purchase nor delivery (`boughtAsRows`); deleted after the test. */
  orderAsRows: (over?: Row, own?: OwnNames) => Promise<BoughtAsRows>;
  /** Errors on the pages of this test. Any error, or content-policy violation, fails it. */
  complaints: string[];
  /** A test adds what it provokes itself. */
  tolerated: RegExp[];
}

/** A refused call is an answer that the screen shows; the rest is the test cutting the network. */
const EXPECTED = [/status of 4\d\d/, /net::ERR_(FAILED|INTERNET_DISCONNECTED)/];

export const test = base.extend<Fixtures, { session: SharedSession }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
  session: [async ({}, use) => use(await signIn()), { scope: 'worker' }],
  signedIn: async ({ session }, use) => use(await session.signedIn()),
  size: ['phone', { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
  language: async ({}, use, { title, annotations }) => {
    const language = asked ?? languageOf(title);
    annotations.push({ type: 'language', description: language });
    await use(language);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
  tolerated: ({}, use) => use([]),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
  baseURL: ({}, use) => use(process.env.SHOP_URL),
  complaints: [
    async ({ tolerated }, use) => {
      const complaints: string[] = [];
      await use(complaints);
      const known = [...EXPECTED, ...tolerated];
      expect(
        complaints.filter((complaint) => !known.some((one) => one.test(complaint))),
        'errors on the pages of this test',
      ).toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, complaints }, use) => {
    listen(context, complaints);
    await use(context);
  },
  visit: async ({ browser, complaints }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async ({ size, ...options } = {}) => {
      const context = await browser.newContext({
        ...(size && { viewport: sizes[size] }),
        storageState: nobody,
        ...options,
      });
      contexts.push(context);
      listen(context, complaints);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  buyer: ({ visit }, use) => use(buyerWith(visit)),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
  orderAsRows: async ({}, use) => {
    const made: OwnNames[] = [];
    await use((over = {}, own = ownNames()) => {
      made.push(own);
      return boughtAsRows(db, over, own);
    });
    await forgetOrders(db, made);
  },
});

const asked = languages.find((language) => language === process.env.JOURNEY_LANGUAGE);

function languageOf(title: string): Language {
  const sum = [...title].reduce((all, letter) => all + letter.charCodeAt(0), 0);
  return languages[sum % languages.length] ?? 'es';
}

/** A visitor who shares nothing, not even the session that the back-office tests begin with. */
const nobody = { cookies: [], origins: [] };

function listen(context: BrowserContext, complaints: string[]): void {
  context.on('weberror', (event) => complaints.push(event.error().message));
  context.on('console', (message) => {
    if (message.type() === 'error')
      complaints.push([message.text(), message.location().url].filter(Boolean).join(' '));
  });
}

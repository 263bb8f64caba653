/**
 * The only script of a page until its visitor does something. It starts the app: at once if the page shows nothing
 * without it, else at the first sign of a visitor. What the visitor does meanwhile isn't lost (event-replay.ts).
 */

import { tickWithoutApp } from './countdown';
import { captureEvents } from './event-replay';
import { patiently } from './patiently';
import { browserStore, tabStore } from './storage';
import { cartKey, chatViewKey, holdsChoices, reloadedKey } from './storage-keys';
import { yieldToMain } from './yield-to-main';

/** Signs of a visitor. Reading needs no app: links and questions that unfold work without. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'scroll'] as const;

/** How long after a page has loaded files are prefetched, in ms. */
const aheadAfterMs = 1000;

/**
 * Parameters that advertisements and the promotional host add to URLs. The server has already applied the effect of the
 * former (domain/compliance.ts).
 */
const foreignMarks =
  /^(utm_\w+|gclid|gbraid|wbraid|gad_source|gad_campaignid|fbclid|ttclid|msclkid|ref|from)$/;

const root = document.getElementById('root') as HTMLElement;
const rendered = root.hasChildNodes();
const returns = holdsChoices(browserStore.getItem(cartKey));
/** Whether what the server rendered is what this visitor should see. */
const fits = rendered && !returns && [...new URLSearchParams(location.search).keys()].every(isForeign);
const held = rendered ? captureEvents(root) : undefined;
let started = false;
const stopClock = tickWithoutApp(root);

if (fits) {
  awaitSign();
  // A field that was focused or filled before this script ran, by the visitor or by the browser; or a conversation that
  // was left open: it continues without a click.
  const isChatOpen = tabStore.getItem(chatViewKey) !== null;
  if (root.contains(document.activeElement) || held?.hasTyped() || isChatOpen) begin();
  else if (document.readyState === 'complete') fetchAhead();
  else addEventListener('load', fetchAhead, { once: true });
} else {
  // The visitor's own form will replace this one: what is typed here would be lost.
  if (returns) for (const form of root.querySelectorAll('form')) form.inert = true;
  begin();
}

function awaitSign(): void {
  for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true });
}

function begin(event?: Event): void {
  if (started || (event && isStill(event))) return;
  started = true;
  for (const sign of signs) removeEventListener(sign, begin, { capture: true });
  for (const file of files('app')) fetchEarly(file);
  void run(event !== undefined);
}

/** A page that opens below a resting pointer gets an event without movement. */
function isStill({ type, movementX, movementY }: Partial<PointerEvent>): boolean {
  return type === 'pointermove' && movementX === 0 && movementY === 0;
}

/** Loads and starts the app. `asked`: the visitor did something, or the connection came back. */
async function run(asked: boolean): Promise<void> {
  try {
    await patiently(startApp);
  } catch (error) {
    started = false;
    // Probably a new release has replaced the files. If the visitor needs the app now, load the new page; the inert
    // forms of a visitor with a cart hold no click that would tell. Without a connection the browser would replace a
    // readable page by its error page.
    if (navigator.onLine && (!rendered || held?.waits() || (returns && asked && isFirstReload())))
      location.reload();
    awaitSign();
    addEventListener('online', begin, { once: true });
    reportError(error);
  }
}

async function startApp(): Promise<void> {
  // One after the other, each in a separate task: together they would delay a key for too long on a small phone.
  await import('./parts/react');
  await yieldToMain();
  // The first number format of a document takes 50 ms on a small phone. Here the next file is still loading.
  new Intl.NumberFormat(document.documentElement.lang, { style: 'currency', currency: 'EUR' });
  await yieldToMain();
  await import('./parts/router');
  await yieldToMain();
  await import('./parts/ui');
  await yieldToMain();
  const { start } = await import('../main');
  await yieldToMain();
  await held?.composed();
  await start(root, fits);
  stopClock();
  tabStore.removeItem(reloadedKey);
  await held?.release();
}

/** Prefetches, without running it, the largest part that every first click needs, once the page has loaded. */
function fetchAhead(): void {
  const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {};
  if (!saveData) setTimeout(() => files('ahead').forEach(fetchEarly), aheadAfterMs);
}

/** URLs that the build has written into the page (web/entry/build.mts). */
function files(kind: 'app' | 'ahead'): string[] {
  return document.querySelector<HTMLElement>('script[data-app]')?.dataset[kind]?.split(' ') ?? [];
}

function fetchEarly(address: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = address;
  document.head.append(link);
}

/**
 * Whether this tab hasn't been reloaded yet since the app last started, and notes that it is now. If a reload brought no
 * app, the next one would only disturb the reader. Not by `tabStore`: what it only remembers is gone after the reload.
 */
function isFirstReload(): boolean {
  try {
    if (sessionStorage.getItem(reloadedKey) !== null) return false;
    sessionStorage.setItem(reloadedKey, 'yes');
    return true;
  } catch {
    return false;
  }
}

function isForeign(name: string): boolean {
  return foreignMarks.test(name);
}

import type { Conversion } from './conversions';

/** Names of first-party cookies that measurement scripts set. */
const tagCookies = /^_(?:ga|gid|gat|gcl)/;

interface TagWindow {
  dataLayer?: unknown[];
  /** While it is true, common tag scripts send nothing and set no cookies. */
  [off: `ga-disable-${string}`]: boolean;
}

const tagWindow = () => window as unknown as TagWindow;

let started: string | undefined;

/**
 * Loads the measurement script, once. Call it only with the visitor's consent (D29). The protocol is that of
 * common tag scripts: a queue of commands named `dataLayer`.
 */
export function startAnalytics({ id, scriptUrl }: { id: string; scriptUrl: string }): void {
  // The page may have refused before, after the script had run.
  tagWindow()[`ga-disable-${id}`] = false;
  if (started !== undefined) return;
  started = id;
  tag('js', new Date());
  // Pages are reported by reportPage: the script would send whole URLs, order numbers included.
  tag('config', id, { send_page_view: false, page_referrer: referringOrigin() });
  const script = document.createElement('script');
  script.async = true;
  const address = new URL(scriptUrl);
  address.searchParams.set('id', id);
  script.src = address.href;
  document.head.append(script);
}

/**
 * Reports a page by its plain URL, e.g. `/es/ig`: nothing that could identify an order or a person. The script names
 * the same URL in what it reports on its own; it would read the real one, which may hold the token of an e-mail's link.
 */
export function reportPage(address: string): void {
  if (!isOn()) return;
  const page = { page_location: window.location.origin + address };
  tag('set', page);
  tag('event', 'page_view', page);
}

/**
 * Reports a purchase under its page's plain URL: the real one names the order. One item, in euros; the order number is
 * included because the measurement deduplicates by it.
 */
export function reportPurchase(address: string, purchase: Conversion & { affiliation: string }): void {
  if (!isOn()) return;
  const value = purchase.valueCents / 100;
  tag('event', 'purchase', {
    page_location: window.location.origin + address,
    transaction_id: purchase.transactionId,
    value,
    currency: 'EUR',
    affiliation: purchase.affiliation,
    items: [
      {
        item_id: purchase.itemId,
        item_name: purchase.label,
        affiliation: purchase.affiliation,
        price: value,
        quantity: 1,
      },
    ],
  });
}

/**
 * Without consent: silences the script if it has run, and deletes the measurement's cookies. The page stays, because the
 * refusal may come from another tab while its visitor types or pays here.
 */
export function stopAnalytics(): void {
  if (started !== undefined) tagWindow()[`ga-disable-${started}`] = true;
  for (const pair of document.cookie.split('; ')) {
    const name = pair.split('=')[0] ?? '';
    if (tagCookies.test(name)) forget(name);
  }
}

/**
 * Reloads the page without the script if it has run. Only for the tab in which its visitor has just refused: choices and
 * what was typed into the order form are stored in the browser and survive, other texts don't.
 */
export function leaveAnalytics(): void {
  stopAnalytics();
  if (started !== undefined) window.location.reload();
}

function isOn(): boolean {
  return started !== undefined && !tagWindow()[`ga-disable-${started}`];
}

function forget(name: string): void {
  const parts = window.location.hostname.split('.');
  const domains = parts.map((_, index) => `; domain=.${parts.slice(index).join('.')}`);
  for (const domain of ['', ...domains]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store isn't in every browser
    document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}

function referringOrigin(): string {
  return URL.canParse(document.referrer) ? new URL(document.referrer).origin : '';
}

function tag(..._command: unknown[]): void {
  const queue = tagWindow();
  queue.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: the scripts tell a command from data by its being Arguments
  queue.dataLayer.push(arguments);
}

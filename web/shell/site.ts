import { type Site, siteMeta } from '#domain/site.ts';

/** The default: the shop itself. */
const plain: Site = { promotional: false, shopOrigin: '' };

let known: Site | undefined;

/** The Site that the server wrote into the page about its host. It stays the same while the page is open. */
export function site(): Site {
  if (typeof document === 'undefined') return known ?? plain;
  known ??= readSite(document.querySelector(`meta[name="${siteMeta}"]`)?.getAttribute('content'));
  return known;
}

/** On the server: the host for which the next page is rendered. */
export function setSite(next: Site): void {
  known = next;
}

/** The same for components. A page is rendered for its host, so the browser's first render is the same. */
export const useSite = site;

/** A Site from its JSON; the shop itself if the server wrote none, e.g. a development server. */
export function readSite(text: string | null | undefined): Site {
  if (!text) return plain;
  try {
    return { ...plain, ...(JSON.parse(text) as Partial<Site>) };
  } catch {
    return plain;
  }
}

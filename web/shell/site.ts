import { useSyncExternalStore } from 'react';
import { type Site, siteMeta } from '../../domain/site';

/** The shop itself, for pages that are made before anyone asks for them. */
const plain: Site = { promotional: false, shopOrigin: '' };

let known: Site | undefined;

/** What the server wrote into the page about its host. It stays the same for as long as the page is open. */
export function site(): Site {
  if (typeof document === 'undefined') return plain;
  known ??= readSite(document.querySelector(`meta[name="${siteMeta}"]`)?.getAttribute('content'));
  return known;
}

/** The same for components: a page made beforehand is first shown as it was made. */
export function useSite(): Site {
  return useSyncExternalStore(never, site, () => plain);
}

const never = () => () => undefined;

/** A Site from its JSON; the shop itself where the server wrote none, e.g. a development server. */
export function readSite(text: string | null | undefined): Site {
  if (!text) return plain;
  try {
    return { ...plain, ...(JSON.parse(text) as Partial<Site>) };
  } catch {
    return plain;
  }
}

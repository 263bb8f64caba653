import { type PurchaseSource, sourceOf } from '#domain/purchase-sources.ts';

/**
 * How the visitor came to this document, read before the app changes its address. It is in memory only, and says
 * nothing about the person: no consent is needed.
 */
export const entrySource: PurchaseSource =
  typeof window === 'undefined' ? 'other' : sourceOf(window.location.pathname, window.location.search);

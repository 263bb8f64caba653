import { replace } from 'react-router-dom';
import { addressOf, findPage, prefixOf } from '#domain/pages.ts';
import { isServicePage } from '#domain/product-lines.ts';

/** A place in the tab's history: `index` counts up with each step forward. */
export interface Place {
  pathname: string;
  index: number;
}

/**
 * Whether a step goes back from an order form to a finished purchase (S0 §2). From there it must lead to the form
 * again, not to the last order; back from tracking, or a reload, shows the order as usual.
 */
export function goesBackToFinished(from: Place | undefined, to: Place): boolean {
  return (
    from !== undefined &&
    to.index < from.index &&
    isServicePage(from.pathname) &&
    findPage(to.pathname) === 'success'
  );
}

let last: Place | undefined;

/** Stores the current place. */
export function rememberPlace(): void {
  last = { pathname: window.location.pathname, index: historyIndex() };
}

/** Loader of the success page: redirects such a step to the order form of the language. */
export function backRuleLoader(): Response | null {
  const { pathname } = window.location;
  if (!goesBackToFinished(last, { pathname, index: historyIndex() })) return null;
  return replace(addressOf('home', prefixOf(pathname).language));
}

/** The router numbers the places of a tab in the history's state. */
function historyIndex(): number {
  const state = window.history.state as { idx?: unknown } | null;
  return typeof state?.idx === 'number' ? state.idx : 0;
}

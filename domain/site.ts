/** What the server tells a page about the address at which it was opened. */
export interface Site {
  /** The promotional host shows the product chooser as its entry and leads to the shop for all else (S0 §2). */
  promotional: boolean;
  /** Origin of the shop itself, without a slash at its end; empty where the page stands on it. */
  shopOrigin: string;
  /** The visitor measurement, which asks for consent first; absent where none is configured (decision 29). */
  analytics?: { id: string; scriptUrl: string };
}

/** The name of the `meta` element that carries a Site as JSON. */
export const siteMeta = 'site';

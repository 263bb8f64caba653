import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Shop } from '#domain/pre-render.ts';
import { shopKey } from '../api-client/shop-config';

/** The id of the page's element that holds its state. */
const elementId = 'page-state';

/** The data that a page was rendered from. The browser starts with them: it shows the same and repeats no call. */
interface PageState {
  shop: Shop;
  answers: { key: QueryKey; data: unknown }[];
}

/** Puts the data of a page into a query client. `at` is when they were fetched, in epoch ms. */
export function fillFrom({ shop, answers }: PageState, queryClient: QueryClient, at: number): void {
  queryClient.setQueryData(shopKey, shop, { updatedAt: at });
  for (const { key, data } of answers) queryClient.setQueryData(key, data, { updatedAt: at });
}

/**
 * The state for the page, with answers that are the same for everybody (`meta: inEveryPage`). Safe in a script element.
 */
export function stateText(shop: Shop, queryClient: QueryClient): string {
  const answers = queryClient
    .getQueryCache()
    .getAll()
    .filter((query) => query.meta?.inEveryPage && query.state.data !== undefined)
    .map((query) => ({ key: query.queryKey, data: query.state.data }));
  return JSON.stringify({ shop, answers } satisfies PageState).replaceAll('<', '\\u003c');
}

/** The state in this document; undefined if the page wasn't rendered on the server. */
export function readPageState(): PageState | undefined {
  const text = document.getElementById(elementId)?.textContent;
  return text ? (JSON.parse(text) as PageState) : undefined;
}

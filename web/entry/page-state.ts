import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Shop } from '#domain/pre-render.ts';
import { shopKey } from '../api-client/shop-config';

/** The element of the page that holds its state. */
const elementId = 'page-state';

/** What a page was rendered from: its browser starts from the same, so that it shows the same and asks nothing twice. */
interface PageState {
  shop: Shop;
  answers: { key: QueryKey; data: unknown }[];
}

/** Gives a query client what a page is rendered from. `at` is when that was asked for, in epoch ms. */
export function fillFrom({ shop, answers }: PageState, queryClient: QueryClient, at: number): void {
  queryClient.setQueryData(shopKey, shop, { updatedAt: at });
  for (const { key, data } of answers) queryClient.setQueryData(key, data, { updatedAt: at });
}

/** The state for the page, with what every visitor may be told (`meta: inEveryPage`). Safe inside a script element. */
export function stateText(shop: Shop, queryClient: QueryClient): string {
  const answers = queryClient
    .getQueryCache()
    .getAll()
    .filter((query) => query.meta?.inEveryPage && query.state.data !== undefined)
    .map((query) => ({ key: query.queryKey, data: query.state.data }));
  return JSON.stringify({ shop, answers } satisfies PageState).replaceAll('<', '\\u003c');
}

/** The state in this document; undefined where the page wasn't rendered on the server. */
export function readPageState(): PageState | undefined {
  const text = document.getElementById(elementId)?.textContent;
  return text ? (JSON.parse(text) as PageState) : undefined;
}

import type { Query } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { Ask, RenderPage } from '#domain/pre-render.ts';
import { sendBy } from '../api-client/api';
import { createQueryClient } from '../api-client/query-client';
import { routes } from '../routes';
import { setSite } from '../shell/site';
import { App } from './app';
import { fillFrom, stateText } from './page-state';

/** Tags that React writes before everything else, and that belong in the document's head. */
const hoisted = /^(?:<title>[^<]*<\/title>|<(?:link|meta)\b[^>]*>)+/;

/**
 * Renders a page twice: the first pass shows which answers it needs, the second has them. So only the components say
 * what a page needs.
 */
export const renderPage: RenderPage = async (pathname, { site, shop }, ask) => {
  sendBy(() => sendTo(ask));
  setSite(site);
  const queryClient = createQueryClient();
  // A visitor waits for this page: the browser retries what can't be fetched at once.
  const { queries } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { ...queries, retry: false } });
  fillFrom({ shop, answers: [] }, queryClient, Date.now());
  const { query, dataRoutes } = createStaticHandler(routes(queryClient, pathname));
  const context = await query(new Request(new URL(pathname, 'http://shop')));
  if (context instanceof Response) throw new Error(`${pathname} is no page but leads elsewhere`);
  const failure = Object.values(context.errors ?? {})[0];
  if (failure) throw failure;

  const render = () =>
    renderToString(
      <App queryClient={queryClient}>
        <StaticRouterProvider
          router={createStaticRouter(dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </App>,
    );
  let text = render();
  const wanted = queryClient.getQueryCache().getAll().filter(isWanted);
  if (wanted.length > 0) {
    await Promise.all(
      wanted.map(async (one) => one.fetch().catch(() => queryClient.getQueryCache().remove(one))),
    );
    text = render();
  }
  const head = hoisted.exec(text)?.[0] ?? '';
  return {
    markup: text.slice(head.length),
    // The title is written by the server, with the rest of the head.
    head: head.replace(/<title>[^<]*<\/title>/g, ''),
    state: stateText(shop, queryClient),
  };
};

/** Whether a query of the first pass may run here: it is the same for all visitors, and enabled. */
function isWanted(query: Query): boolean {
  const enabled = (query.options as { enabled?: unknown }).enabled;
  return query.meta?.inEveryPage === true && enabled !== false && query.state.data === undefined;
}

/** Sends calls to `ask`. A call without an answer looks like a lost connection. */
function sendTo(ask: Ask): (path: string) => Promise<Response> {
  return async (path) => {
    const text = await ask(path);
    if (text === undefined) throw new TypeError(`No answer from ${path}`);
    return new Response(text);
  };
}

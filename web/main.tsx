import { type ReactNode, startTransition, useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import './cart/entry-source';
import { sendBy } from './api-client/api';
import { markPassiveCalls } from './api-client/presence';
import { createQueryClient } from './api-client/query-client';
import { App } from './entry/app';
import { fillFrom, readPageState } from './entry/page-state';
import { yieldToMain } from './entry/yield-to-main';
import { watchForClearing } from './order/clear-browser-data';
import { addAdminRoutes, routes, type Takeover } from './routes';

/**
 * Starts the app in `root`. If the server's rendering is what this visitor should see (`hydrate`), its elements are
 * kept; otherwise they are replaced in one step, once the page is complete. Resolves when the app has taken over.
 */
export async function start(root: HTMLElement, hydrate: boolean): Promise<void> {
  watchForClearing();
  markPassiveCalls();
  const queryClient = createQueryClient();
  const state = readPageState();
  if (state) fillFrom(state, queryClient, performance.timeOrigin);
  const takeover = hydrate ? holdAnswers() : undefined;
  await yieldToMain();
  const router = createBrowserRouter(routes(queryClient, window.location.pathname, takeover), {
    patchRoutesOnNavigation: addAdminRoutes(queryClient),
    // With hydration data, even empty, the router doesn't restore the scroll position from before a reload: the browser
    // has already done so with the rendered page, and the visitor may have scrolled since.
    hydrationData: state && {},
  });
  // An empty page shows the loading state; a rendered one stays until the new one is ready.
  if (root.hasChildNodes() && !router.state.initialized)
    await new Promise<void>((resolve) => {
      const stop = router.subscribe(({ initialized }) => {
        if (!initialized) return;
        stop();
        resolve();
      });
    });
  await new Promise<void>((resolve) => {
    const onTaken = () => {
      takeover?.end();
      resolve();
    };
    const app = (
      <Taken hydrated={hydrate} onTaken={onTaken}>
        <App queryClient={queryClient}>
          <RouterProvider router={router} />
        </App>
      </Taken>
    );
    // In slices, so that typing isn't held up.
    startTransition(() => {
      if (hydrate) hydrateRoot(root, app);
      else createRoot(root).render(app);
    });
  });
}

/**
 * Holds back the answers of calls until the app has taken over: it must first show what the server has rendered, and
 * the shop may have changed since.
 */
function holdAnswers(): Takeover & { end: () => void } {
  const takeover = { isOver: false, end: (): void => undefined };
  const over = new Promise<void>((resolve) => {
    takeover.end = () => {
      takeover.isOver = true;
      resolve();
    };
  });
  sendBy((send) => async (...call) => {
    const answer = await send(...call);
    await over;
    return answer;
  });
  return takeover;
}

/** Reports that the app is in the page, and keeps the scroll position: a starting router scrolls to the top. */
function Taken({
  hydrated,
  onTaken,
  children,
}: {
  hydrated: boolean;
  onTaken: () => void;
  children: ReactNode;
}) {
  const place = useRef(window.scrollY);
  useInsertionEffect(() => {
    // The visitor may have scrolled since the first render. An insertion effect runs before the router's own effect; a
    // page whose elements are replaced is empty by then and has no position to keep.
    if (hydrated) place.current = window.scrollY;
  }, [hydrated]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    window.scrollTo({ top: place.current, behavior: 'instant' });
    onTaken();
  }, []);
  return children;
}

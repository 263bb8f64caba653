import { type ReactNode, startTransition, useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import './cart/arrival';
import { createQueryClient } from './api-client/query-client';
import { App } from './entry/app';
import { breathe } from './entry/breathe';
import { fillFrom, readPageState } from './entry/page-state';
import { addAdminRoutes, routes } from './routes';

/**
 * Starts the app in `root`. Where the page was rendered on the server and still is what this visitor should see
 * (`hydrate`), its elements are kept; else they are replaced, at once and only when the page can be shown whole.
 * Resolves when the app has taken the page over.
 */
export async function start(root: HTMLElement, hydrate: boolean): Promise<void> {
  const queryClient = createQueryClient();
  const state = readPageState();
  if (state) fillFrom(state, queryClient, performance.timeOrigin);
  await breathe();
  const router = createBrowserRouter(routes(queryClient, window.location.pathname), {
    patchRoutesOnNavigation: addAdminRoutes(queryClient),
    // With data, even none, the router doesn't go to the place it remembers from before a reload: the browser has
    // done so with the rendered page, and the visitor may have moved since.
    hydrationData: state && {},
  });
  // An empty page shows that it is loading; a rendered one stays until there is something better.
  if (root.hasChildNodes() && !router.state.initialized)
    await new Promise<void>((resolve) => {
      const stop = router.subscribe(({ initialized }) => {
        if (!initialized) return;
        stop();
        resolve();
      });
    });
  await new Promise<void>((resolve) => {
    const app = (
      <Taken hydrated={hydrate} onTaken={resolve}>
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

/** Tells when the app is in the page, and keeps the place: a router that starts scrolls to the top. */
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
    // The visitor may have moved on since this was rendered. An insertion effect comes before the router's own one;
    // a page whose elements are replaced is empty by then and has no place.
    if (hydrated) place.current = window.scrollY;
  }, [hydrated]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    window.scrollTo({ top: place.current, behavior: 'instant' });
    onTaken();
  }, []);
  return children;
}

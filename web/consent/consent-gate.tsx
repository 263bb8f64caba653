import { lazy, Suspense } from 'react';
import { useSite } from '../shell/site';
import { useHydrated } from '../ui/use-hydrated';

const ConsentNotice = lazy(async () => {
  const [{ ConsentNotice }] = await Promise.all([import('./consent-notice'), fontLoaded()]);
  return { default: ConsentNotice };
});

/** The notice comes with its final font, or it would change its height while it is read. */
async function fontLoaded(): Promise<void> {
  const { fontFamily } = getComputedStyle(document.body);
  await document.fonts.load(`1em ${fontFamily}`).catch(() => undefined);
}

/** The cookie notice, where there is something to consent to; otherwise not even its code is fetched (decision 29). */
export function ConsentGate() {
  const { analytics } = useSite();
  // What was chosen is known to the browser only.
  const hydrated = useHydrated(analytics !== undefined);
  if (!analytics) return null;
  // It comes after the page: screen readers say so, wherever the reader is by then.
  return (
    <div aria-live="polite">
      {hydrated && (
        <Suspense fallback={null}>
          <ConsentNotice analytics={analytics} />
        </Suspense>
      )}
    </div>
  );
}

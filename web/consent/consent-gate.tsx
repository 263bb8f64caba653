import { lazy, Suspense } from 'react';
import { useSite } from '../shell/site';
import { useHydrated } from '../ui/use-hydrated';
import { consentStore } from './consent';

const ConsentNotice = lazy(async () => {
  const [{ ConsentNotice }] = await Promise.all([noticeLoaded(), fontLoaded()]);
  return { default: ConsentNotice };
});

/** A lost file costs no page its content: nothing is measured then, and the next change of the choice tries again. */
async function noticeLoaded(): Promise<typeof import('./consent-notice')> {
  try {
    return await import('./consent-notice');
  } catch {
    await new Promise<void>((changed) => {
      const stop = consentStore.subscribe(() => {
        stop();
        changed();
      });
    });
    return noticeLoaded();
  }
}

/** The notice waits for its final font; otherwise its height would change while it is read. */
async function fontLoaded(): Promise<void> {
  const { fontFamily } = getComputedStyle(document.body);
  await document.fonts.load(`1em ${fontFamily}`).catch(() => undefined);
}

/** The cookie notice, if anything needs consent; otherwise not even its code is fetched (D29). */
export function ConsentGate() {
  const { analytics } = useSite();
  // Only the browser knows the choice.
  const hydrated = useHydrated(analytics !== undefined);
  if (!analytics) return null;
  // It appears after the page: screen readers announce it wherever the reader is.
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

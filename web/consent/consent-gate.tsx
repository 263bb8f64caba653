import { lazy, Suspense } from 'react';
import { useSite } from '../shell/site';

const ConsentNotice = lazy(async () => {
  // With its final font, or it would change its height while it is read.
  const [{ ConsentNotice }] = await Promise.all([import('./consent-notice'), document.fonts.ready]);
  return { default: ConsentNotice };
});

/** The cookie notice, where there is something to consent to; otherwise not even its code is fetched (decision 29). */
export function ConsentGate() {
  const { analytics } = useSite();
  if (!analytics) return null;
  return (
    <Suspense fallback={null}>
      <ConsentNotice analytics={analytics} />
    </Suspense>
  );
}

/** Shown for the moments before the first page's code is here: the page's colour, no flash of words. */
export function PageLoading() {
  return <div aria-busy="true" className="min-h-dvh bg-page" />;
}

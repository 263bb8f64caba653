/** Shown until the first page's code has loaded: the page's colour, no flash of text. */
export function PageLoading() {
  return <div aria-busy="true" className="min-h-dvh bg-page" />;
}

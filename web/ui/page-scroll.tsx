import { ScrollRestoration } from 'react-router-dom';

/** Begins each page at its top, and restores the place of a page on the way back. */
export function PageScroll() {
  // Every page opened by its address has the same key: without the address they would share their scroll positions.
  return <ScrollRestoration getKey={({ pathname, search, key }) => `${pathname}${search} ${key}`} />;
}

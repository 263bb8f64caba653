import { useContext } from 'react';
import { withoutGuarantee } from '#domain/content/placeholders.ts';
import { useContent } from '../api-client/content';
import { useFollowersGuaranteed } from '../api-client/services';
import { LineContext } from '../cart/cart-storage';

/**
 * The published content of the page's product line, followers if a page has none. The guarantee is claimed only if
 * every package of followers has it; otherwise the cards say which do.
 */
export function useEntry() {
  const line = useContext(LineContext) ?? 'followers';
  const guaranteed = useFollowersGuaranteed();
  return useContent(`entry-${line}` as const, guaranteed ? undefined : withoutGuarantee).data;
}

/** The shop's claims on several pages, without the guarantee unless every package of followers has it. */
export function useClaims() {
  const guaranteed = useFollowersGuaranteed();
  return useContent('claims', guaranteed ? undefined : withoutGuarantee).data;
}

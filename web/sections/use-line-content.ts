import { useContext } from 'react';
import { withoutGuarantee } from '#domain/content/placeholders.ts';
import { useContent } from '../api-client/content';
import { useFollowersGuaranteed } from '../api-client/services';
import { LineContext } from '../cart/cart-storage';

/**
 * What is published for the page's line of products, followers where a page has none. The guarantee is claimed only where
 * each package of followers has it; else their cards say which do.
 */
export function useEntry() {
  const line = useContext(LineContext) ?? 'followers';
  const guaranteed = useFollowersGuaranteed();
  return useContent(`entry-${line}` as const, guaranteed ? undefined : withoutGuarantee).data;
}

/** What the shop claims on several pages, without the guarantee where not every package of followers has it. */
export function useClaims() {
  const guaranteed = useFollowersGuaranteed();
  return useContent('claims', guaranteed ? undefined : withoutGuarantee).data;
}

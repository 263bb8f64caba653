import { shopChanged } from '#domain/settings.ts';
import type { Deps } from '../deps';

/**
 * A number that changes whenever settings or published texts have changed, in any process: cached values of the shop
 * are valid while it stays the same.
 */
export function cacheVersion(changes: Deps['changes']): () => number {
  let version = 0;
  changes.subscribe((what) => {
    // Without a name: changes may have been missed.
    if (what === undefined || what === shopChanged) version += 1;
  });
  return () => version;
}

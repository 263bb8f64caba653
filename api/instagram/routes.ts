import type { Request } from 'express';
import { z } from 'zod';
import { instagramPosts, instagramProfile, instagramSearch } from '#domain/calls/instagram.ts';
import { ShopError } from '#domain/errors.ts';
import { withinBudget } from '#instagram/budget.ts';
import { directoryCache } from '#instagram/cached-directory.ts';
import { openInstagram } from '#instagram/open-directory.ts';
import type { Deps } from '../deps';
import type { Routes } from '../handle';
import { callerOf } from '../limits';
import { allowedPicture, fetchPicture } from './image-proxy';

const pictureQuery = z.object({ url: z.string() });

/** Look-ups of profiles, their posts and pictures. */
export function instagramRoutes(routes: Routes, { env }: Deps): void {
  const opened = openInstagram(env);
  const cached = directoryCache();

  /** For one caller: only what the cache lacks counts. */
  const directoryFor = (request: Request) =>
    cached(env.INSTAGRAM_GRAPH_TOKEN ? withinBudget(opened, () => spend(callerOf(request))) : opened);
  async function spend(caller: string): Promise<void> {
    // What nobody can ask now is not counted for anybody.
    await routes.limits('instagramOfAll', 'all', 0);
    await routes.limits('instagramOfCaller', caller);
    await routes.limits('instagramOfAll', 'all');
  }

  routes.answer(instagramSearch, { limit: 'instagram' }, async ({ query, request }) => {
    const { users, limited } = await directoryFor(request).search(query.query);
    return { users, rateLimited: limited || undefined };
  });

  routes.answer(instagramProfile, { limit: 'instagram' }, async ({ params, request }) => ({
    profile: await directoryFor(request).profile(params.username),
  }));

  routes.answer(instagramPosts, { limit: 'instagram' }, async ({ params, request }) => {
    const { posts, limited } = await directoryFor(request).posts(params.username);
    return { posts, rateLimited: limited || undefined };
  });

  routes.raw(
    {
      method: 'GET',
      path: '/api/instagram/image-proxy',
      summary: 'A picture of a profile or post, by its address at Instagram',
      access: 'public',
      limit: 'pictures',
      query: ['url'],
      produces: 'image/*',
      anonymous: true,
    },
    async ({ query, response }) => {
      const address = pictureQuery.safeParse(query);
      const url = address.success && allowedPicture(address.data.url, opened.pictureOrigin);
      if (!url) throw new ShopError('not_found');
      const picture = await fetchPicture(url, opened.pictureOrigin);
      response
        .set({
          'Content-Type': picture.type,
          'Cache-Control': 'public, max-age=86400',
          'Content-Security-Policy': "default-src 'none'",
        })
        .send(picture.bytes);
    },
  );
}

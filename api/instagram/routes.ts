import { z } from 'zod';
import { instagramPosts, instagramProfile, instagramSearch } from '#domain/calls/instagram.ts';
import { ShopError } from '#domain/errors.ts';
import { withinBudget } from '#instagram/budget.ts';
import { cachedDirectory } from '#instagram/cached-directory.ts';
import { openInstagram } from '#instagram/open-directory.ts';
import type { Deps } from '../deps';
import type { Routes } from '../handle';
import { allowedPicture, fetchPicture } from './image-proxy';

const pictureQuery = z.object({ url: z.string() });

/** Look-ups of profiles, their posts and pictures. */
export function instagramRoutes(routes: Routes, { env }: Deps): void {
  const opened = openInstagram(env);
  const directory = cachedDirectory(
    env.INSTAGRAM_GRAPH_TOKEN ? withinBudget(opened, () => routes.limits('instagramOfAll', 'all')) : opened,
  );

  routes.answer(instagramSearch, { limit: 'instagram' }, async ({ query }) => {
    const { users, limited } = await directory.search(query.query);
    return { users, rateLimited: limited || undefined };
  });

  routes.answer(instagramProfile, { limit: 'instagram' }, async ({ params }) => ({
    profile: await directory.profile(params.username),
  }));

  routes.answer(instagramPosts, { limit: 'instagram' }, async ({ params }) => {
    const { posts, limited } = await directory.posts(params.username);
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
      const url = address.success && allowedPicture(address.data.url, directory.pictureOrigin);
      if (!url) throw new ShopError('not_found');
      const picture = await fetchPicture(url, directory.pictureOrigin);
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

import { z } from 'zod';
import { instagramProfile, instagramSearch } from '../../domain/calls/shop';
import { ShopError } from '../../domain/errors';
import type { Deps } from '../deps';
import type { Routes } from '../handle';
import { allowedPicture, fetchPicture } from '../image-proxy';
import { instagramDirectory } from '../instagram';

const pictureQuery = z.object({ url: z.string() });

/** Look-ups of profiles and their pictures. */
export function instagramRoutes(routes: Routes, { env }: Deps): void {
  const directory = instagramDirectory(env.INSTAGRAM_BASE_URL);

  routes.answer(instagramSearch, { limit: 'instagram' }, async ({ query }) => {
    const { users, limited } = await directory.search(query.query);
    return { users, rateLimited: limited || undefined };
  });

  routes.answer(instagramProfile, { limit: 'instagram' }, async ({ params }) => ({
    profile: await directory.profile(params.username),
  }));

  routes.raw(
    {
      method: 'GET',
      path: '/api/instagram/image-proxy',
      summary: 'A profile picture, by its address at Instagram',
      access: 'public',
      limit: 'pictures',
      anonymous: true,
    },
    async ({ query, response }) => {
      const address = pictureQuery.safeParse(query);
      const url = address.success && allowedPicture(address.data.url, env.INSTAGRAM_BASE_URL);
      if (!url) throw new ShopError('not_found');
      const picture = await fetchPicture(url, env.INSTAGRAM_BASE_URL);
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

import { z } from 'zod';
import { defineCall } from './call';
import { success, username } from './common';

export const instagramUser = z.object({
  username: z.string(),
  full_name: z.string(),
  /** Address of our image proxy; empty if there is no picture. */
  profile_pic_url: z.string(),
  is_private: z.boolean(),
  follower_count: z.number().int().optional(),
  /** The directory can't see this name: it may be personal, private or not exist. Never means private. */
  unverified: z.boolean().optional(),
});
export type InstagramUser = z.infer<typeof instagramUser>;

export const instagramSearch = defineCall('GET /api/instagram/search', {
  summary: 'User names that match',
  access: 'public',
  query: z.object({ query: z.string().trim().min(3).max(60) }),
  answer: success.extend({
    users: z.array(instagramUser),
    /** True if the list is empty only because Instagram limits requests right now (S0 §3). */
    rateLimited: z.boolean().optional(),
  }),
});

export const instagramProfile = defineCall('GET /api/instagram/profile/:username', {
  summary: 'One profile',
  access: 'public',
  params: z.object({ username }),
  answer: success.extend({ profile: instagramUser }),
});

/** A post as the picker shows it. */
export const instagramPost = z.object({
  id: z.string(),
  shortcode: z.string(),
  media_type: z.enum(['image', 'video', 'carousel']),
  /** Address of our image proxy; empty if there is no picture. */
  thumbnail_url: z.string(),
  caption: z.string(),
  like_count: z.number().int().optional(),
  timestamp: z.iso.datetime().optional(),
});
export type InstagramPost = z.infer<typeof instagramPost>;

export const instagramPosts = defineCall('GET /api/instagram/posts/:username', {
  summary: 'The newest posts of a public profile; `private_profile` where it is private (D15)',
  access: 'public',
  params: z.object({ username }),
  answer: success.extend({
    posts: z.array(instagramPost),
    /** True if the list is empty only because Instagram limits requests right now. */
    rateLimited: z.boolean().optional(),
  }),
});

import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import { z } from 'zod';
import { sameSiteOnly } from '../http';
import type { Directory, Post, Profile } from './directory';
import { avatarPng, thumbnailPng } from './picture';

/** Switches of the directory; the defaults behave like a generous real service. */
export const instagramFaultsSchema = z.strictObject({
  /** Every look-up answers 429. */
  rateLimited: z.boolean().optional(),
  /** Every look-up answers 503. */
  unavailable: z.boolean().optional(),
  /** Look-ups a caller may make in a minute before it gets 429. */
  perMinute: z.int().min(1).optional(),
  /** Additional milliseconds of every look-up. */
  slowMs: z.int().min(0).max(120_000).optional(),
});

/** The current switches. */
export type InstagramFaults = Required<z.infer<typeof instagramFaultsSchema>>;

/** The initial switches. */
export const normalInstagram: InstagramFaults = {
  rateLimited: false,
  unavailable: false,
  perMinute: 600,
  slowMs: 0,
};

/** The server's dependencies. `now` returns milliseconds. */
export interface InstagramParts {
  directory: Directory;
  faults: InstagramFaults;
  changed: () => void;
  now: () => number;
}

const WINDOW_MS = 60_000;
const limitSchema = z.coerce.number().int().min(1).max(50);
const followersSchema = z.union([
  z.strictObject({ add: z.int() }),
  z.strictObject({ count: z.int().min(0) }),
]);

/** The adapter protocol of docs/sandbox.md: look-ups, pictures, switches. */
export function instagramApp({ directory, faults, changed, now }: InstagramParts): Express {
  const app = express().disable('x-powered-by');
  app.use(sameSiteOnly, express.json());

  const calls = new Map<string, { since: number; count: number }>();

  /** Seconds to wait, or 0 if the caller may continue. */
  function overLimit(caller: string): number {
    const time = now();
    const window = calls.get(caller);
    if (!window || time - window.since >= WINDOW_MS) {
      calls.set(caller, { since: time, count: 1 });
      return 0;
    }
    window.count += 1;
    return window.count > faults.perMinute ? Math.ceil((window.since + WINDOW_MS - time) / 1000) : 0;
  }

  function gate(request: Request, response: Response, next: NextFunction): void {
    if (faults.unavailable) {
      fail(response, 503, 'unavailable', 'The directory is down. Try again later.');
      return;
    }
    const wait = faults.rateLimited ? WINDOW_MS / 1000 : overLimit(request.ip ?? '');
    if (wait > 0) {
      response.set('Retry-After', String(wait));
      fail(response, 429, 'rate_limited', `Too many look-ups. Try again in ${wait} seconds.`);
      return;
    }
    if (faults.slowMs > 0) setTimeout(next, faults.slowMs);
    else next();
  }

  /** The account in the path, or a 404 that has already been sent. */
  function wanted(request: Request<{ username: string }>, response: Response): Profile | undefined {
    const profile = directory.find(request.params.username);
    if (!profile)
      fail(response, 404, 'user_not_found', 'No account has this username. Check how it is written.');
    return profile;
  }

  app.get('/', (_request, response) => {
    response.json({
      service: 'sandbox Instagram directory',
      endpoints: ['/search?q=', '/users/:username', '/users/:username/posts?limit=', '/_sandbox/faults'],
      usernames: directory.usernames(),
    });
  });

  app.get('/search', gate, (request, response) => {
    const limit = limitSchema.catch(10).parse(request.query.limit);
    const found = directory.search(String(request.query.q ?? ''), limit);
    response.json({ users: found.map((profile) => summary(request, profile)) });
  });

  app.get('/users/:username', gate, (request: Request<{ username: string }>, response) => {
    const profile = wanted(request, response);
    if (profile) response.json({ ...profile, profile_pic_url: pictureUrl(request, profile) });
  });

  app.get('/users/:username/posts', gate, (request: Request<{ username: string }>, response) => {
    const profile = wanted(request, response);
    if (!profile) return;
    if (profile.is_private) {
      fail(response, 403, 'private_account', 'This account is private: only its followers see its posts.');
      return;
    }
    const posts = directory.posts(profile, limitSchema.catch(12).parse(request.query.limit));
    response.json({ posts: posts.map((post) => ({ ...post, thumbnail_url: thumbnailUrl(request, post) })) });
  });

  app.get('/pictures/posts/:shortcode.png', (request: Request<{ shortcode: string }>, response) => {
    picture(response).send(thumbnailPng(request.params.shortcode));
  });
  app.get('/pictures/:username.png', (request: Request<{ username: string }>, response) => {
    const profile = wanted(request, response);
    if (profile) picture(response).send(avatarPng(profile.username, profile.full_name));
  });

  app.get('/_sandbox/faults', (_request, response) => {
    response.json(faults);
  });
  app.post('/_sandbox/faults', (request, response) => {
    const parsed = instagramFaultsSchema.safeParse(request.body);
    if (!parsed.success) return fail(response, 400, 'invalid_switch', z.prettifyError(parsed.error));
    Object.assign(faults, parsed.data);
    changed();
    response.json(faults);
  });
  app.delete('/_sandbox/faults', (_request, response) => {
    Object.assign(faults, normalInstagram);
    calls.clear();
    changed();
    response.json(faults);
  });
  app.post('/_sandbox/users/:username/followers', (request: Request<{ username: string }>, response) => {
    const profile = wanted(request, response);
    if (!profile) return;
    const parsed = followersSchema.safeParse(request.body);
    if (!parsed.success)
      return fail(response, 400, 'invalid_switch', 'Send {"add": -50} or {"count": 1200}.');
    const amount = 'add' in parsed.data ? parsed.data.add : parsed.data.count - profile.follower_count;
    directory.add('followers', profile.username, amount);
    response.json({ follower_count: directory.count('followers', profile.username) });
  });

  return app;
}

function summary(request: Request, profile: Profile) {
  const { username, full_name, is_private, is_verified, follower_count } = profile;
  const profile_pic_url = pictureUrl(request, profile);
  return { username, full_name, profile_pic_url, is_private, is_verified, follower_count };
}

function origin(request: Request): string {
  return `${request.protocol}://${request.get('host')}`;
}

function pictureUrl(request: Request, profile: Profile): string {
  return `${origin(request)}/pictures/${profile.username}.png`;
}

function thumbnailUrl(request: Request, post: Post): string {
  return `${origin(request)}/pictures/posts/${post.shortcode}.png`;
}

function picture(response: Response): Response {
  return response.type('png').set('Cache-Control', 'public, max-age=86400');
}

function fail(response: Response, status: number, code: string, message: string): void {
  response.status(status).json({ error: { code, message } });
}

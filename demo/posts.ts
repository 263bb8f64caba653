import type { Post } from '../domain/posts';
import type { DemoShop } from './shop';

/** The newest posts of a profile, as the sandbox's directory lists them. */
export async function newestPosts(shop: DemoShop, username: string, count: number): Promise<Post[]> {
  const answer = await fetch(new URL(`/users/${username}/posts?limit=${count}`, shop.directoryUrl));
  if (!answer.ok) throw new Error(`The sandbox's directory answered ${answer.status}`);
  const { posts } = (await answer.json()) as { posts: { id: string; shortcode: string }[] };
  return posts.slice(0, count).map(({ id, shortcode }) => ({ id, shortcode }));
}

import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ServiceView } from '#domain/calls/shop.ts';
import { isShareLink, postsAllowed, shortcodeIn } from '#domain/posts.ts';
import { instagramPostsQuery } from '../api-client/instagram-posts';
import { chosenPosts, togglePost } from '../cart/cart';
import { browserCart } from '../cart/cart-storage';
import { useMessages } from '../i18n/messages';

/** The pasted link of a post, for the field and the form that must not lose it. */
export type PostLinkField = ReturnType<typeof usePostLink>;

/** Holds a pasted link of a post until the cart has the post. It outlives a step that folds. */
export function usePostLink(service: ServiceView | undefined) {
  const { posts: words } = useMessages().order;
  const queryClient = useQueryClient();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  /** Adds the post to the cart. Returns false, and shows the reason, if the link is refused. */
  function add(): boolean {
    const cart = browserCart().get();
    const chosen = chosenPosts(cart);
    const shortcode = shortcodeIn(text);
    const twice = chosen.some((post) => post.shortcode === shortcode);
    const full = service !== undefined && chosen.length >= postsAllowed(service);
    const wrong = !shortcode
      ? isShareLink(text)
        ? words.linkShared
        : words.linkInvalid
      : twice
        ? words.linkTwice
        : full
          ? words.full
          : undefined;
    setProblem(wrong);
    if (wrong || !shortcode) return false;
    const list = queryClient.getQueryData(instagramPostsQuery(cart.profile?.username ?? '').queryKey);
    // A post of the list has its id; any other is identified by its shortcode alone.
    const post = list?.posts.find((one) => one.shortcode === shortcode) ?? { id: shortcode, shortcode };
    browserCart().change((now) => togglePost(now, post));
    setText('');
    return true;
  }

  return {
    text,
    problem,
    input,
    type(typed: string): void {
      setProblem(undefined);
      setText(typed);
    },
    add,
    /** Adds a link that was pasted and not added, before the form goes on. Returns false if it is refused. */
    addPasted: () => text.trim() === '' || add(),
  };
}

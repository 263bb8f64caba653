import { Link2, X } from 'lucide-react';
import type { InstagramPost } from '#domain/calls/instagram.ts';
import type { Post } from '#domain/posts.ts';
import { useMessages } from '../i18n/messages';
import { Button } from '../ui/button';
import { Field, inputStyle, typedExactly } from '../ui/field';
import { passFocusOn } from '../ui/kept-focus';
import type { PostLinkField } from './use-post-link';

/** Adds a post by its link, if the list doesn't show it or Instagram returns no list. */
export function PostLink({
  type,
  link,
  chosen,
  listed,
  onToggle,
}: {
  type: 'likes' | 'views';
  link: PostLinkField;
  chosen: Post[];
  /** The posts of the list, which are removed there. */
  listed: InstagramPost[];
  onToggle: (post: Post) => void;
}) {
  const { order } = useMessages();
  const unlisted = chosen.filter((post) => !listed.some(({ shortcode }) => shortcode === post.shortcode));

  return (
    <div tabIndex={-1} className="grid gap-2 outline-none">
      <Field label={order.posts.linkLabel[type]} hint={order.posts.linkHint} error={link.problem}>
        {(control) => (
          <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
            <input
              {...control}
              ref={link.input}
              type="url"
              inputMode="url"
              {...typedExactly}
              maxLength={300}
              value={link.text}
              onChange={({ target }) => link.type(target.value)}
              // Enter adds the link; the button of the step continues.
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                link.add();
              }}
              className={inputStyle}
            />
            <Button className="min-h-12" onClick={link.add}>
              {order.posts.add}
            </Button>
          </div>
        )}
      </Field>
      {unlisted.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {unlisted.map((post) => (
            <li
              key={post.shortcode}
              ref={passFocusOn}
              className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-control bg-accent-soft pl-3 text-sm font-semibold"
            >
              <Link2 aria-hidden className="size-4 shrink-0" />
              <span className="truncate">{order.posts.byLink(post.shortcode)}</span>
              <button
                type="button"
                aria-label={order.posts.remove(order.posts.byLink(post.shortcode))}
                onClick={() => onToggle(post)}
                className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken"
              >
                <X aria-hidden className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

import { Check, Film, ImageOff, Images } from 'lucide-react';
import { useId, useState } from 'react';
import type { InstagramPost } from '#domain/calls/instagram.ts';
import { type Post, splitEvenly } from '#domain/posts.ts';
import { pictureAddress } from '../cart/picture';
import { formatCount, formatDay } from '../i18n/format';
import { useLanguage, useMessages } from '../i18n/messages';
import { classes } from '../ui/classes';
import { Skeleton } from '../ui/skeleton';

const grid = 'grid grid-cols-3 gap-2 sm:grid-cols-4 lg:grid-cols-3';

/** A profile's posts, each with a real checkbox. At the limit the other posts say so and stay visible. */
export function PostGrid({
  type,
  posts,
  chosen,
  total,
  full,
  labelledBy,
  describedBy,
  onToggle,
}: {
  type: 'likes' | 'views';
  posts: InstagramPost[];
  chosen: Post[];
  /** Units that are split over the chosen posts. */
  total: number;
  /** The limit is reached. */
  full: boolean;
  labelledBy: string;
  describedBy: string;
  onToggle: (post: Post) => void;
}) {
  const parts = splitEvenly(total, Math.max(1, chosen.length));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be described by the count
    <div role="group" aria-labelledby={labelledBy} aria-describedby={describedBy} className={grid}>
      {posts.map((post) => {
        const place = chosen.findIndex(({ shortcode }) => shortcode === post.shortcode);
        return (
          <PostBox
            key={post.shortcode}
            type={type}
            post={post}
            share={place < 0 ? undefined : parts[place]}
            barred={full && place < 0}
            describedBy={describedBy}
            onToggle={() => onToggle(post)}
          />
        );
      })}
    </div>
  );
}

function PostBox({
  type,
  post,
  share,
  barred,
  describedBy,
  onToggle,
}: {
  type: 'likes' | 'views';
  post: InstagramPost;
  /** Its share of the units; undefined if it isn't chosen. */
  share: number | undefined;
  barred: boolean;
  describedBy: string;
  onToggle: () => void;
}) {
  const { order } = useMessages();
  const language = useLanguage();
  const id = useId();
  const [broken, setBroken] = useState(false);
  const chosen = share !== undefined;
  const kind = order.posts.kinds[post.media_type];
  const name = [
    post.timestamp ? order.posts.from(kind, formatDay(post.timestamp, language)) : kind,
    post.like_count !== undefined && order.posts.likeCount(post.like_count),
    chosen && order.posts.gets(order[type](share)),
  ]
    .filter(Boolean)
    .join(', ');
  const KindIcon = post.media_type === 'video' ? Film : Images;
  return (
    <label
      className={classes(
        'relative block aspect-square cursor-pointer overflow-hidden rounded-control border-2 bg-sunken',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
        chosen ? 'border-accent ring-2 ring-accent' : 'border-transparent',
        barred && 'cursor-not-allowed',
      )}
    >
      <input
        type="checkbox"
        aria-labelledby={id}
        aria-disabled={barred || undefined}
        aria-describedby={barred ? describedBy : undefined}
        checked={chosen}
        onChange={() => {
          if (!barred) onToggle();
        }}
        // Covers the whole picture, so that screen readers find it by touch.
        className={classes(
          'absolute inset-0 z-10 size-full opacity-0',
          barred ? 'cursor-not-allowed' : 'cursor-pointer',
        )}
      />
      <span id={id} className="sr-only">
        {name}
        {/* The author's words, in any language. */}
        {post.caption && <span lang="">{`, ${post.caption.slice(0, 80)}`}</span>}
      </span>
      {broken ? (
        <span className="grid size-full place-items-center text-muted">
          <ImageOff aria-hidden className="size-7" />
        </span>
      ) : (
        <img
          src={pictureAddress(post.thumbnail_url)}
          alt=""
          loading="lazy"
          // Pictures must not delay the checkout.
          fetchPriority="low"
          decoding="async"
          onError={() => setBroken(true)}
          className={classes('size-full object-cover', barred && 'opacity-45 grayscale')}
        />
      )}
      {post.media_type !== 'image' && (
        <span className="absolute top-1.5 left-1.5 grid size-6 place-items-center rounded-md bg-surface text-ink">
          <KindIcon aria-hidden className="size-4" />
        </span>
      )}
      <span
        aria-hidden
        className={classes(
          'absolute top-1.5 right-1.5 grid size-6 place-items-center rounded-md border-2',
          chosen ? 'border-accent bg-accent-from text-on-accent' : 'border-line-strong bg-surface',
        )}
      >
        {chosen && <Check className="size-4" strokeWidth={3} />}
      </span>
      {chosen && (
        <span
          aria-hidden
          className="absolute inset-x-0 bottom-0 bg-accent-from px-1.5 py-0.5 text-center text-sm font-bold text-on-accent tabular-nums"
        >
          +{formatCount(share, language)}
        </span>
      )}
    </label>
  );
}

/** The grid while the posts load. */
export function PostGridSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className={grid}>
      {Array.from({ length: 9 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks never change places
        <Skeleton key={index} className="aspect-square" />
      ))}
    </div>
  );
}

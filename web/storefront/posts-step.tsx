import type { InstagramPost } from '#domain/calls/instagram.ts';
import type { ServiceView } from '#domain/calls/shop.ts';
import { postsAllowed } from '#domain/posts.ts';
import { isApiError } from '../api-client/api-error';
import { useInstagramPosts } from '../api-client/instagram-posts';
import { chosenPosts, togglePost } from '../cart/cart';
import { browserCart, useCart } from '../cart/cart-storage';
import { useMessages } from '../i18n/messages';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { FieldError } from '../ui/field';
import { PostGrid, PostGridSkeleton } from './post-grid';
import { PostLink } from './post-link';
import { PostTotals } from './post-totals';
import type { PostLinkField } from './use-post-link';

/** Step 3 of likes and views: which posts (S0 §1, §3; D15). A post can be ticked or its link pasted. */
export function PostsStep({
  type,
  service,
  link,
  onDone,
  error,
}: {
  type: 'likes' | 'views';
  service: ServiceView;
  link: PostLinkField;
  onDone: () => void;
  error?: string;
}) {
  const { order, common } = useMessages();
  const cart = useCart();
  const { change } = browserCart();
  const username = cart.profile?.username ?? '';
  const list = useInstagramPosts(username);
  const chosen = chosenPosts(cart);
  const total = service.quantity + service.bonus;
  const allowed = postsAllowed(service);
  const over = chosen.length - allowed;
  const posts = list.data?.posts.filter((post) => canHave(type, post));
  const status = [
    order.posts.chosen[type](chosen.length, allowed),
    over === 0 && order.posts.full,
    over > 0 && order.posts.tooMany(over),
  ]
    .filter(Boolean)
    .join('. ');

  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onDone();
      }}
    >
      <div className="grid gap-0.5">
        <p id="posts-lead">{order.posts.lead[type]}</p>
        <p
          id="posts-status"
          role="status"
          className={`text-sm font-semibold ${over > 0 ? 'text-danger' : 'text-muted'}`}
        >
          {status}
        </p>
      </div>
      {list.isPending && <PostGridSkeleton label={order.posts.loading} />}
      {list.isError && !list.data && (
        <Alert
          tone="warning"
          actions={
            <Button busy={list.isFetching} onClick={() => void list.refetch()}>
              {common.retry}
            </Button>
          }
        >
          {isApiError(list.error, 'private_profile') ? order.posts.private : order.posts.failed}
        </Alert>
      )}
      {list.data?.limited && (
        <Alert
          actions={
            <Button busy={list.isFetching} onClick={() => void list.refetch()}>
              {common.retry}
            </Button>
          }
        >
          {order.posts.limited}
        </Alert>
      )}
      {posts?.length === 0 && !list.data?.limited && <Alert>{order.posts.empty[type](username)}</Alert>}
      {posts && posts.length > 0 && (
        <PostGrid
          type={type}
          posts={posts}
          chosen={chosen}
          total={total}
          full={over >= 0}
          labelledBy="posts-lead"
          describedBy="posts-status"
          onToggle={(post) => change((now) => togglePost(now, post))}
        />
      )}
      <PostLink
        type={type}
        link={link}
        chosen={chosen}
        listed={posts ?? []}
        onToggle={(post) => change((now) => togglePost(now, post))}
      />
      {chosen.length > 0 && <PostTotals type={type} service={service} posts={chosen.length} />}
      {error && <FieldError>{error}</FieldError>}
      <Button type="submit" size="large">
        {order.continue}
      </Button>
    </form>
  );
}

/** Only videos have views. */
function canHave(type: 'likes' | 'views', post: InstagramPost): boolean {
  return type === 'likes' || post.media_type === 'video';
}

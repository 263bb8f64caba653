import { goesToPosts } from '#domain/posts.ts';
import { waitsFor } from '#domain/target.ts';
import { useBlockedUser } from '../api-client/blocked-user';
import { useMessages } from '../i18n/messages';
import { Alert } from '../ui/alert';
import { chosenPosts } from './cart';
import { useCart } from './cart-storage';

/**
 * Says that another of the buyer's orders to the same target is still under way. Nothing is refused: the new one waits.
 */
export function WaitingOrderNote({ className }: { className?: string }) {
  const { order } = useMessages();
  const cart = useCart();
  const { data } = useBlockedUser(cart.profile?.username ?? '');
  const waits = waitsFor(data?.ownDeliveries ?? [], { type: cart.line, posts: chosenPosts(cart) });
  return (
    // Always on the page: screen readers ignore a live region that appears together with its text.
    <div aria-live="polite" className="empty:absolute">
      {waits && (
        <Alert className={className} title={order.waits.title[goesToPosts(cart.line) ? 'posts' : 'profile']}>
          {order.waits.text}
        </Alert>
      )}
    </div>
  );
}

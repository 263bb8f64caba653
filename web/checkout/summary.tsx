import type { ReactNode } from 'react';
import type { AnswerOf } from '#domain/calls/call.ts';
import type { ServiceView, stripeConfig } from '#domain/calls/shop.ts';
import { goesToPosts } from '#domain/posts.ts';
import { chosenPosts } from '../cart/cart';
import { useCart } from '../cart/cart-storage';
import { PerPost } from '../cart/per-post';
import { Picture } from '../cart/picture';
import { WaitingOrderNote } from '../cart/waiting-order-note';
import { formatCount } from '../i18n/format';
import { useLanguage, useMessages } from '../i18n/messages';
import { Money } from '../ui/money';
import { Total } from './total';
import type { Purchase } from './use-purchase';

/** Everything that will be charged, and what for. The total is the server's. */
export function Summary({
  service,
  config,
  purchase,
  children,
}: {
  service: ServiceView;
  config: AnswerOf<typeof stripeConfig>;
  purchase: Purchase;
  children?: ReactNode;
}) {
  const { checkout, order } = useMessages();
  const language = useLanguage();
  const cart = useCart();
  const { fullCents, offer } = purchase;
  const totalCents = purchase.newPriceCents ?? purchase.currentCents;
  const accepted = cart.upsell === 'accepted' && offer;
  const { type, region } = service;
  const units = order[type](service.quantity);
  const posts = chosenPosts(cart);
  const discountCents = fullCents - totalCents;
  return (
    <section aria-label={checkout.summary} className="grid grid-cols-1 gap-4 p-4 sm:p-6">
      <h2 className="hidden text-sm font-semibold text-muted md:block">{checkout.summary}</h2>
      {cart.profile && (
        <div className="flex items-center gap-3">
          <Picture url={cart.profile.pictureUrl} className="size-11" />
          <div className="min-w-0">
            <p className="truncate font-semibold">@{cart.profile.username}</p>
            <p className="truncate text-sm text-muted">{cart.profile.fullName}</p>
          </div>
        </div>
      )}
      <WaitingOrderNote />
      <dl className="grid grid-cols-1 gap-2 text-sm">
        <Line label={region === 'none' ? units : checkout.package(units, order.packageTypes[region].name)}>
          <Money cents={service.priceCents} />
        </Line>
        {service.bonus > 0 && (
          <Line label={checkout.bonus(order[type](service.bonus), type)}>
            <span className="text-success">{checkout.free}</span>
          </Line>
        )}
        {goesToPosts(type) && posts.length > 0 && (
          <Line label={order.posts.share[type](posts.length)}>
            <PerPost type={type} total={service.quantity + service.bonus} posts={posts.length} />
          </Line>
        )}
        {accepted && (
          <Line label={checkout.upsellLine(formatCount(accepted.additionalFollowers, language))}>
            <Money cents={accepted.addOnPriceCents} />
          </Line>
        )}
        {cart.discount && discountCents > 0 && (
          <Line label={checkout.discountLine(cart.discount.code)}>
            <Money cents={-discountCents} className="text-success" />
          </Line>
        )}
      </dl>
      {service.withoutRefills && <p className="text-sm">{order.withoutRefills.text}</p>}
      {children}
      <div className="border-t border-line pt-3">
        <Total purchase={purchase} vatRatePercent={config.vatRatePercent} />
      </div>
      {config.testMode && (
        <p className="rounded-control bg-warning-soft px-3 py-2 text-sm text-warning">{checkout.testMode}</p>
      )}
    </section>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt>{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

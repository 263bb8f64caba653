import type { ReactNode } from 'react';
import type { ServiceView } from '#domain/calls/shop.ts';
import { PerPost } from '../cart/per-post';
import { useMessages } from '../i18n/messages';

/** The quantity, the bonus, and each post's share (S0 §3: baseLikes, bonusLikes, totalLikes). */
export function PostTotals({
  type,
  service,
  posts,
}: {
  type: 'likes' | 'views';
  service: ServiceView;
  posts: number;
}) {
  const { order } = useMessages();
  const { quantity, bonus } = service;
  const lines: [string, ReactNode][] = [
    [order.posts.base, order[type](quantity)],
    ...(bonus > 0 ? [[order.posts.gift, order[type](bonus)] satisfies [string, string]] : []),
    [order.posts.total, order[type](quantity + bonus)],
    [order.posts.each[type], <PerPost key="each" type={type} total={quantity + bonus} posts={posts} />],
  ];
  return (
    <dl aria-label={order.posts.totals} className="grid gap-1.5 rounded-control bg-page p-3.5 text-sm">
      {lines.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-4">
          <dt className="text-muted">{label}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

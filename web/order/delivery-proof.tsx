import { useId } from 'react';
import type { OrderView } from '#domain/calls/orders.ts';
import { postLink } from '#domain/posts.ts';
import { formatCount } from '../i18n/format';
import { useLanguage, useMessages } from '../i18n/messages';
import { Badge, type Tone } from '../ui/badge';
import { type Fact, Facts } from '../ui/facts';

type Delivery = NonNullable<OrderView['deliveries']>[number];

const tones: Record<Delivery['state'], Tone> = {
  'under-way': 'info',
  completed: 'success',
  short: 'warning',
};

/**
 * The panel's counts: before the delivery, and delivered; and their sum, since nobody counted again. Only the full view
 * of an order has them.
 */
export function DeliveryProof({ deliveries = [] }: Pick<OrderView, 'deliveries'>) {
  const { proof } = useMessages().tracking;
  const heading = useId();
  const [first] = deliveries;
  if (!first) return null;
  return (
    <section aria-labelledby={heading} className="grid gap-2 border-t border-line pt-4">
      <h3 id={heading} className="font-bold">
        {proof.title}
      </h3>
      {first.shortcode === undefined ? <ProfileProof delivery={first} /> : <PostProofs posts={deliveries} />}
    </section>
  );
}

function ProfileProof({ delivery }: { delivery: Delivery }) {
  const { proof, progress } = useMessages().tracking;
  const language = useLanguage();
  const { startCount, delivered, quantity, state } = delivery;
  const count = (value: number) => formatCount(value, language);
  const end = state === 'short' ? delivered : quantity;
  const rows: Fact[] = [
    startCount !== undefined && [proof.before, count(startCount)],
    [proof.delivered, delivered === undefined ? proof.notYet : progress(delivered, quantity)],
    startCount !== undefined && end !== undefined && [proof.after, count(startCount + end)],
  ];
  return (
    <>
      <Facts rows={rows} />
      {startCount !== undefined && <p className="text-sm text-muted">{proof.counted}</p>}
    </>
  );
}

function PostProofs({ posts }: { posts: readonly Delivery[] }) {
  const { proof, progress } = useMessages().tracking;
  return (
    <ol className="grid text-sm">
      {posts.map(({ shortcode = '', delivered, quantity, state }, index) => (
        <li
          key={shortcode}
          className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2 last:border-0"
        >
          <a
            href={postLink(shortcode)}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-6 min-w-0 items-center wrap-anywhere text-accent-ink underline underline-offset-2"
          >
            {proof.post(index + 1, shortcode)}
          </a>
          <Badge tone={tones[state]}>{proof.states[state]}</Badge>
          <span className="ml-auto font-semibold tabular-nums">
            {delivered === undefined ? proof.notYet : progress(delivered, quantity)}
          </span>
        </li>
      ))}
    </ol>
  );
}

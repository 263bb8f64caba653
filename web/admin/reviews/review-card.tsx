import { Star } from 'lucide-react';
import { useState } from 'react';
import { type AdminReviewRow, adminPublishReview, adminRefuseReview } from '#domain/calls/admin-reviews.ts';
import { languageNames } from '#domain/order-names.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { typeWord } from '../messages/orders';
import { orderAddress } from '../order/package-name';
import { useMay } from '../session';
import { ActionDialog, ActionForm } from '../ui/action-form';
import { ItemCard } from '../ui/item-card';
import { RelativeTime } from '../ui/relative-time';
import { reviewMessages as text } from './text';

const tones: Record<AdminReviewRow['state'], Tone> = {
  pending: 'warning',
  published: 'success',
  refused: 'danger',
};

/** One review: its text, its order, and the possible decisions. */
export function ReviewCard({ review }: { review: AdminReviewRow }) {
  const may = useMay('edit-content');
  const { orderNumber, state, stars, language, comment, writtenAt, decidedBy, decidedAt, reason } = review;
  return (
    <ItemCard
      title={text.of(orderNumber)}
      badges={
        <>
          <Stars count={stars} />
          <Badge tone={tones[state]}>{text.states[state]}</Badge>
        </>
      }
      since={writtenAt}
      facts={[
        typeWord(review.serviceType),
        languageNames[language],
        review.name ? text.signed(review.name) : text.nameless,
      ]}
      links={[[orderAddress(orderNumber), text.order]]}
    >
      <p lang={language} className="rounded-lg bg-sunken p-3 whitespace-pre-line wrap-anywhere">
        {comment}
      </p>
      {decidedBy && (
        <p className="text-muted wrap-anywhere">
          {text.decidedBy(decidedBy)}
          {reason && `: ${reason}`} {decidedAt && <RelativeTime at={decidedAt} />}
        </p>
      )}
      {may ? <Decision review={review} /> : <p className="text-muted">{text.readOnly}</p>}
    </ItemCard>
  );
}

function Stars({ count }: { count: number }) {
  const name = text.stars[String(count) as keyof typeof text.stars];
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden className="inline-flex text-warning">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: stars never change places
          <Star key={index} className="size-4 fill-current" />
        ))}
      </span>
      {name}
    </span>
  );
}

/** A decision can be reversed, e.g. if a published text turns out to name somebody. */
function Decision({ review: { id, orderNumber, state, revision } }: { review: AdminReviewRow }) {
  const [refusing, setRefusing] = useState(false);
  const published = state === 'published';
  const refuse = (
    <Button
      aria-label={published ? text.takeOffOf(orderNumber) : text.refuseOf(orderNumber)}
      onClick={() => setRefusing(true)}
    >
      {published ? text.takeOff : text.refuse}
    </Button>
  );
  return (
    <>
      {published ? (
        <div>{refuse}</div>
      ) : (
        <ActionForm
          key={revision}
          call={adminPublishReview}
          params={{ id }}
          values={{ revision }}
          submit={text.publish}
          failed={text.notDone}
          done={text.published}
          beside={state === 'pending' && refuse}
        />
      )}
      {refusing && (
        <ActionDialog
          call={adminRefuseReview}
          params={{ id }}
          values={{ revision }}
          reason
          danger
          title={text.refuseTitle(orderNumber)}
          description={text.refuseText}
          submit={published ? text.takeOff : text.refuse}
          failed={text.notDone}
          done={text.refused}
          onClose={() => setRefusing(false)}
        />
      )}
    </>
  );
}

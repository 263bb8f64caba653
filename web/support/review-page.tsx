import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { AnswerOf } from '#domain/calls/call.ts';
import type { reviewOfOrder } from '#domain/calls/reviews.ts';
import { isApiError } from '../api-client/api-error';
import { reviewQuery, type Which } from '../api-client/reviews';
import { useMessages } from '../i18n/messages';
import { Page } from '../shell/page';
import { usePaths } from '../shell/paths';
import { Received } from '../shell/received';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { LoadError } from '../ui/load-error';
import { Notice } from '../ui/notice';
import { Skeleton } from '../ui/skeleton';
import { ReviewForm } from './review-form';

/**
 * The page to review an order: by the sealed link of an e-mail (`token`), without a login, or from an order that this
 * browser has full access to (`order`).
 */
export function ReviewPage() {
  const { review, common } = useMessages();
  const paths = usePaths();
  const [search] = useSearchParams();
  const [sent, setSent] = useState(false);
  const token = search.get('token');
  const order = search.get('order');
  return (
    <Page>
      {sent ? (
        <Received title={review.done.title} text={review.done.text}>
          <div className="flex flex-wrap justify-center gap-2">
            <Button onClick={() => setSent(false)}>{review.done.change}</Button>
            <Button asChild>
              <Link to={paths.home}>{common.backHome}</Link>
            </Button>
          </div>
        </Received>
      ) : token ? (
        <Opened which={{ by: 'link', key: token }} onSent={() => setSent(true)} />
      ) : order ? (
        <Opened which={{ by: 'order', key: order }} onSent={() => setSent(true)} />
      ) : (
        <Invalid />
      )}
    </Page>
  );
}

/** The form, or why it is missing. */
function Opened({ which, onSent }: { which: Which; onSent: () => void }) {
  const { heads, review } = useMessages();
  const { data, error, isFetching, refetch } = useQuery(reviewQuery(which));
  if (isApiError(error, 'link_invalid') || isApiError(error, 'order_not_found')) return <Invalid />;
  if (data?.refusal) return <Refused opened={data} refusal={data.refusal} />;
  return (
    <div className="mx-auto grid max-w-2xl gap-6 px-4 py-6 sm:px-6 sm:py-10">
      <div className="grid gap-1.5">
        <h1 className="text-2xl font-extrabold tracking-tight sm:text-3xl">{heads.review.title}</h1>
        {data ? <About opened={data} /> : <Skeleton className="h-7 w-2/3" />}
      </div>
      <Card className="grid gap-5 p-4 sm:p-6">
        {data?.review && <Alert tone="info">{review.pending}</Alert>}
        {data && (
          <ReviewForm
            which={which}
            written={data.review}
            onSent={() => {
              onSent();
              window.scrollTo({ top: 0 });
            }}
          />
        )}
        {!data && error && <LoadError message={review.loadFailed} query={{ isFetching, refetch }} />}
        {!data && !error && <Skeleton className="h-96" />}
      </Card>
    </div>
  );
}

type Opening = AnswerOf<typeof reviewOfOrder>;

function About({ opened: { serviceType, totalQuantity } }: { opened: Opening }) {
  const { review, order } = useMessages();
  return (
    <p className="leading-7 text-muted">
      {review.about(order[serviceType](totalQuantity))} {review.honest}
    </p>
  );
}

/** No review can be written: the state of the earlier one, or why. */
function Refused({ opened, refusal }: { opened: Opening; refusal: NonNullable<Opening['refusal']> }) {
  const { review } = useMessages();
  const paths = usePaths();
  const contact = <Leave to={paths.contact}>{review.contact}</Leave>;
  if (refusal === 'review_too_early') return <Said variant="waiting" {...review.early} />;
  if (refusal === 'review_refunded') return <Said variant="waiting" {...review.refunded} way={contact} />;
  if (refusal === 'review_undelivered')
    return <Said variant="waiting" {...review.undelivered} way={contact} />;
  if (opened.state === 'published') return <Said variant="good" {...review.published} />;
  const { title, text, reason } = review.refused;
  return (
    <Said
      variant="bad"
      title={title}
      text={opened.reason ? `${reason(opened.reason.replace(/\.+$/, ''))}. ${text}` : text}
      way={contact}
    />
  );
}

function Invalid() {
  const { review } = useMessages();
  const paths = usePaths();
  return <Said variant="bad" {...review.invalid} way={<Leave to={paths.track}>{review.track}</Leave>} />;
}

function Said({
  variant,
  title,
  text,
  way,
}: Pick<ComponentProps<typeof Notice>, 'variant' | 'title' | 'text'> & { way?: ReactNode }) {
  return (
    <div className="mx-auto grid max-w-2xl gap-6 px-4 py-10 sm:px-6 sm:py-16">
      <Notice variant={variant} title={title} text={text}>
        {way}
      </Notice>
    </div>
  );
}

function Leave({ to, children }: { to: string; children: string }) {
  return (
    <Button asChild>
      <Link to={to}>{children}</Link>
    </Button>
  );
}

import type { OrderView } from '#domain/calls/orders.ts';
import { formatEuros } from '#domain/money.ts';
import { promisedUntil } from '#domain/on-hold.ts';
import { goesToPosts } from '#domain/posts.ts';
import { formatMoment, formatShortMoment } from '../i18n/format';
import { useLanguage, useMessages } from '../i18n/messages';
import { ProgressBar } from '../ui/progress-bar';
import { Timeline } from '../ui/timeline';
import { isSettled, type OrderStep, orderSteps, refundWay } from './order-steps';

/** An order step by step, on the success page and in tracking alike. */
export function OrderTimeline({ order }: { order: OrderView }) {
  const { tracking } = useMessages();
  const language = useLanguage();
  return (
    <Timeline
      label={tracking.timeline}
      steps={orderSteps(order).map((step) => ({
        key: step.key,
        state: step.state,
        stateText: tracking.stepStates[step.state],
        title: tracking.steps[step.key].title,
        time: step.at && (
          <time dateTime={step.at} title={formatMoment(step.at, language)}>
            {formatShortMoment(step.at, language)}
          </time>
        ),
        children: <StepText order={order} step={step} />,
      }))}
    />
  );
}

function StepText({ order, step }: { order: OrderView; step: OrderStep }) {
  const { tracking } = useMessages();
  const language = useLanguage();
  const forPosts = step.key === 'completed' && goesToPosts(order.serviceType);
  const text = forPosts ? tracking.completedPosts : tracking.steps[step.key].text;
  const { progress, expectedAt } = order;
  if (step.key === 'progress') {
    const expected = step.state === 'current' && expectedAt && (
      <p className="font-semibold text-ink tabular-nums">
        {tracking.expected(formatShortMoment(expectedAt, language))}
      </p>
    );
    if (step.state === 'upcoming' || !progress)
      return step.state === 'current' ? (
        <>
          <p>{text}</p>
          {expected}
        </>
      ) : null;
    const shown = tracking.progress(progress.delivered, progress.total);
    return (
      <div className="grid gap-1.5">
        <p className="flex justify-between gap-4">
          <span>{tracking.progressLabel}</span>
          <span className="font-semibold whitespace-nowrap text-ink tabular-nums">{shown}</span>
        </p>
        <ProgressBar
          value={progress.delivered}
          max={progress.total}
          label={tracking.progressLabel}
          text={shown}
        />
        {expected}
        {step.state === 'current' && <p>{text}</p>}
      </div>
    );
  }
  if (step.key === 'refund') {
    const way = refundWay(order);
    return (
      <>
        {order.refundedCents > 0 && (
          <strong className="font-semibold text-ink">
            {tracking.refunded(formatEuros(order.refundedCents, language))}{' '}
          </strong>
        )}
        {step.state !== 'problem' && way !== 'outside' && `${text} `}
        {way !== 'provider' && tracking.refundedOutside}
      </>
    );
  }
  if (step.key === 'onHold' && order.onHold) {
    const until = promisedUntil(order.onHold);
    return until && Date.now() < Date.parse(until)
      ? tracking.next.lookedAt(formatMoment(until, language))
      : null;
  }
  // Its text promises a decision.
  if ((step.key === 'partial' || step.key === 'cancelled') && (isSettled(order) || order.undated))
    return null;
  if (step.key === 'refill' && step.state === 'problem') return tracking.refillRejected;
  // Past and future steps need no explanation.
  const shown = step.state === 'current' || step.state === 'problem' || step.key === 'completed';
  return shown && step.state !== 'upcoming' ? text : null;
}

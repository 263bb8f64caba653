import { TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import type { AdminOrderDetail } from '#domain/calls/admin-order.ts';
import { Button } from '#web/ui/button.tsx';
import { attentionDetail, attentionLabels, attentionMessages } from '../messages/attention';
import { useSession } from '../session';
import { RelativeTime } from '../ui/relative-time';
import { type ActionName, remediesFor } from './actions';
import { actionMessages } from './actions-text';

interface Props {
  order: AdminOrderDetail;
  onAction: (action: ActionName) => void;
}

/** What happened, and what an operator should do now, with the actions for it. */
export function AttentionBanner({ order, onAction }: Props) {
  const id = useId();
  const { role } = useSession().session;
  if (!order.attention) return null;
  const { title, happened, todo } = attentionMessages[order.attention];
  const labels = attentionLabels;
  const remedies = remediesFor(order, role);
  return (
    <section
      aria-labelledby={id}
      className="flex gap-3 rounded-card border border-danger/40 bg-danger-soft p-4 text-sm leading-6"
    >
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger" />
      <div className="grid min-w-0 flex-1 gap-2">
        <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id={id} className="text-base font-semibold">
            <span className="sr-only">{labels.region}: </span>
            {title}
          </h2>
          {order.attentionSince && (
            <span className="sm:ml-auto">
              <RelativeTime at={order.attentionSince} side="right" />
            </span>
          )}
        </header>
        <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[8.5rem_minmax(0,1fr)]">
          <dt className="font-medium">{labels.happened}</dt>
          <dd>{happened}</dd>
          {order.attentionDetail && (
            <>
              <dt className="font-medium">{labels.detail}</dt>
              <dd className="font-mono text-[0.8125rem] wrap-anywhere">
                {attentionDetail(order.attentionDetail)}
              </dd>
            </>
          )}
          <dt className="font-medium">{labels.todo}</dt>
          <dd>{todo}</dd>
        </dl>
        {remedies.length > 0 && (
          <div className="flex flex-wrap gap-2 pt-1">
            {remedies.map((action, index) => (
              <Button
                key={action}
                size="small"
                variant={index === 0 ? 'primary' : 'secondary'}
                onClick={() => onAction(action)}
                className="max-sm:w-full"
              >
                {actionMessages[action].label}
              </Button>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

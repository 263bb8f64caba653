import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AttentionItem } from '../../../domain/calls/admin-attention';
import type { AdminOrderDetail } from '../../../domain/calls/admin-order';
import { may } from '../../../domain/permissions';
import { Button } from '../../ui/button';
import { euros } from '../format';
import { messages } from '../messages';
import { attentionDetail } from '../messages/attention';
import { needsAttention as text } from '../messages/needs-attention';
import { ActionDialog } from '../order/action-dialog';
import type { ActionResult } from '../order/action-results';
import { type ActionName, permissionOf, remedies, verdictOf } from '../order/actions';
import { useActs } from '../order/use-acts';
import { orderAddress } from '../orders/package-name';
import { AttentionMark, StatusBadge } from '../orders/status-badge';
import { orderQuery } from '../queries';
import { useSession } from '../session';
import { ActFailure } from '../ui/act-failure';
import { RowLink } from '../ui/row-link';
import { useAct } from '../ui/use-act';
import { ItemCard, Words } from './item-card';

interface Props {
  item: AttentionItem;
  onDone: (result: ActionResult) => void;
}

/** An order that waits: why, what to do now, and the acts that do it. */
export function OrderItem({ item, onDone }: Props) {
  const { role } = useSession().session;
  const queryClient = useQueryClient();
  const acts = useActs();
  const [order, setOrder] = useState<AdminOrderDetail>();
  const [refusal, setRefusal] = useState<string>();
  // What is allowed now is asked when it is wanted: a queue of twenty need not know it all.
  const fresh = useAct(
    (action: ActionName) =>
      queryClient
        .fetchQuery({ ...orderQuery(item.reference), staleTime: 0 })
        .then((detail) => ({ action, detail })),
    {
      onDone: ({ action, detail }) => {
        const verdict = verdictOf(action, detail, role, messages.dialog.notAllowed);
        setRefusal(verdict.allowed ? undefined : verdict.message);
        setOrder(detail);
        if (verdict.allowed) acts.open(action);
      },
    },
  );
  if (!item.reason) return null;
  const { title, todo } = messages.attention[item.reason];
  const shown = remedies[item.reason].filter((action) => may(role, permissionOf(action)));
  return (
    <ItemCard
      title={
        <RowLink to={orderAddress(item.reference)} open={text.open} inText>
          {item.reference}
        </RowLink>
      }
      badges={
        <>
          <AttentionMark reason={item.reason} />
          {item.status && <StatusBadge status={item.status} />}
        </>
      }
      since={item.since}
    >
      <p className="text-muted wrap-anywhere">
        {item.email} · @{item.who}
        {item.amountCents !== undefined && ` · ${euros(item.amountCents)}`}
      </p>
      <p>
        <span className="font-medium">{title}.</span> {todo}
      </p>
      {item.detail && <Words>{attentionDetail(item.detail)}</Words>}
      {item.proposalCents ? <p className="font-medium">{text.proposal(euros(item.proposalCents))}</p> : null}
      <ActFailure error={fresh.error} title={messages.order.failed} />
      {refusal && (
        <p role="alert" className="font-medium text-danger">
          {text.unavailable}: {refusal}
        </p>
      )}
      {shown.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {shown.map((action, index) => (
            <Button
              key={action}
              size="small"
              look={index === 0 ? 'primary' : 'secondary'}
              busy={fresh.busy && fresh.input === action}
              onClick={() => fresh.run(action)}
              className="max-lg:min-h-11 max-sm:w-full"
            >
              {action === 'refund' && item.proposalCents
                ? text.confirmProposal(euros(item.proposalCents))
                : messages.actions[action].label}
            </Button>
          ))}
        </div>
      )}
      {acts.action && order && (
        <ActionDialog
          key={acts.action}
          action={acts.action}
          order={order}
          onClose={acts.close}
          onDone={(result) => {
            acts.finish(result);
            onDone(result);
          }}
        />
      )}
    </ItemCard>
  );
}

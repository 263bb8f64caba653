import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AttentionItem } from '#domain/calls/admin-attention.ts';
import { adminOrder } from '#domain/calls/admin-order.ts';
import { may } from '#domain/permissions.ts';
import { Button } from '#web/ui/button.tsx';
import { euros } from '../format';
import { RowLink } from '../list/row-link';
import { attentionDetail, attentionMessages } from '../messages/attention';
import type { ActionResult } from '../order/action-results';
import { type ActionName, permissionOf, remedies, verdictOf } from '../order/actions';
import { actionMessages } from '../order/actions-text';
import { OrderActionDialog } from '../order/order-action-dialog';
import { orderAddress } from '../order/package-name';
import { AttentionMark, StatusBadge } from '../order/status-badge';
import { orderMessages } from '../order/text';
import { useActionDialog } from '../order/use-action-dialog';
import { useSession } from '../session';
import { ActionFailure } from '../ui/action-failure';
import { detailQuery, useDetail } from '../ui/detail-page';
import { ItemCard, Words } from '../ui/item-card';
import { useAdminMutation } from '../ui/use-admin-mutation';
import { Proposal } from './items';
import { needsAttention as text } from './text';

interface Props {
  item: AttentionItem;
  onDone: (result: ActionResult) => void;
}

/** A waiting order: why, what to do now, and the actions for it. */
export function OrderItem({ item, onDone }: Props) {
  const { role } = useSession().session;
  const dialog = useActionDialog();
  const [refusal, setRefusal] = useState<string>();
  const queryClient = useQueryClient();
  const params = { id: item.reference };
  // The possible actions are fetched on demand: a queue of twenty doesn't need them all.
  const fresh = useAdminMutation(
    async (action: ActionName) => ({
      action,
      ...(await queryClient.fetchQuery(detailQuery(adminOrder, params))),
    }),
    {
      onDone: ({ action, order: now }) => {
        const verdict = verdictOf(action, now, role);
        setRefusal(verdict.allowed ? undefined : verdict.message);
        if (verdict.allowed) dialog.open(action);
      },
    },
  );
  // An open dialog follows the order: after a refusal it goes on with the latest state.
  const order = useDetail(adminOrder, params, undefined, { enabled: dialog.action !== undefined }).data
    ?.order;
  if (!item.reason) return null;
  const { title, todo } = attentionMessages[item.reason];
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
      facts={[item.email, `@${item.who}`, item.amountCents !== undefined && euros(item.amountCents)]}
    >
      <p>
        <span className="font-medium">{title}.</span> {todo}
      </p>
      {item.detail && <Words>{attentionDetail(item.detail)}</Words>}
      <Proposal item={item} />
      <ActionFailure error={fresh.error} title={orderMessages.failed} />
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
              variant={index === 0 ? 'primary' : 'secondary'}
              busy={fresh.busy && fresh.input === action}
              onClick={() => fresh.run(action)}
              className="max-sm:w-full"
            >
              {action === 'refund' && item.proposalCents
                ? text.confirmProposal(euros(item.proposalCents))
                : actionMessages[action].label}
            </Button>
          ))}
        </div>
      )}
      {dialog.action && order && (
        <OrderActionDialog
          key={dialog.action}
          action={dialog.action}
          order={order}
          onClose={dialog.close}
          onDone={(result) => {
            dialog.finish(result);
            onDone(result);
          }}
        />
      )}
    </ItemCard>
  );
}

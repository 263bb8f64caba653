import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { AttentionKind } from '#domain/attention.ts';
import { type AttentionItem, adminAttention } from '#domain/calls/admin-attention.ts';
import { Button } from '#web/ui/button.tsx';
import { ListPage } from '../list/list-page';
import { useList } from '../list/use-list';
import type { ActionResult } from '../order/action-results';
import { ResultPanel } from '../order/result-panel';
import { EmptyState } from '../ui/empty-state';
import { Inset } from '../ui/page';
import { DifferenceItem } from './difference-item';
import { BalanceItem, DisputeItem, IncidentItem, PanelItem, PaymentItem, RequestItem } from './items';
import { KindTabs } from './kind-tabs';
import { OrderItem } from './order-item';
import { needsAttention as text } from './text';
import { WithdrawalItem } from './withdrawal-item';

type OneItem = (props: { item: AttentionItem; onDone: (result: ActionResult) => void }) => React.ReactNode;

/** The component of each kind. */
const items: Record<AttentionKind, OneItem> = {
  incident: IncidentItem,
  order: OrderItem,
  payment: PaymentItem,
  dispute: DisputeItem,
  difference: DifferenceItem,
  balance: BalanceItem,
  panel: PanelItem,
  withdrawal: WithdrawalItem,
  contact: RequestItem,
  deletion: RequestItem,
};

/** Everything that waits for a person, in one queue (S1 §2.15). */
export function AttentionPage() {
  const list = useList(adminAttention);
  const { kind, page } = list.state;
  const [result, setResult] = useState<ActionResult & { id: number }>();
  const onDone = (done: ActionResult) => setResult((before) => ({ ...done, id: (before?.id ?? 0) + 1 }));
  return (
    <ListPage
      list={list}
      text={text}
      rows={({ items }) => items}
      rowKey={(item) => `${item.kind} ${item.id}`}
      item={(item) => {
        const Item = items[item.kind];
        return <Item item={item} onDone={onDone} />;
      }}
      above={
        <Inset className="grid min-w-0 gap-4">
          {result && <ResultPanel key={result.id} result={result} onDismiss={() => setResult(undefined)} />}
          {list.answer && (
            <KindTabs
              kind={kind}
              counts={list.answer.counts}
              address={(one) => list.address({ kind: one })}
            />
          )}
        </Inset>
      }
      emptyState={
        (kind || page > 1) && (
          <EmptyState title={text.empty} text={text.noneText}>
            <Button asChild size="small">
              <Link to="?">{text.showAll}</Link>
            </Button>
          </EmptyState>
        )
      }
    />
  );
}

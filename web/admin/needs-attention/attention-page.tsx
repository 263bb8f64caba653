import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { type AttentionKind, attentionKinds } from '../../../domain/attention';
import type { AttentionItem } from '../../../domain/calls/admin-attention';
import { Button } from '../../ui/button';
import { count } from '../format';
import { needsAttention as text } from '../messages/needs-attention';
import type { ActionResult } from '../order/action-results';
import { ResultPanel } from '../order/result-panel';
import { useAddressState } from '../ui/address-state';
import { EmptyState } from '../ui/empty-state';
import { Loaded } from '../ui/loaded';
import { Inset, Page } from '../ui/page';
import { Pagination } from '../ui/pagination';
import { focusRow } from '../ui/row-link';
import { useKeys } from '../ui/use-keys';
import { DifferenceItem } from './difference-item';
import { DisputeItem } from './dispute-item';
import { IncidentItem } from './incident-item';
import { KindTabs } from './kind-tabs';
import { OrderItem } from './order-item';
import { RequestItem, WithdrawalItem } from './other-items';
import { PaymentItem } from './payment-item';
import { BalanceItem, PanelItem } from './provider-items';
import { attentionQuery } from './queries';

const state = z.object({
  kind: z.enum(attentionKinds).optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});

type OneItem = (props: { item: AttentionItem; onDone: (result: ActionResult) => void }) => React.ReactNode;

/** How each kind is shown. */
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
  const list = useAddressState(state);
  const { kind, page } = list.state;
  const query = useQuery(attentionQuery({ kind, page }));
  const [result, setResult] = useState<ActionResult & { id: number }>();
  useKeys({ j: () => focusRow(1), k: () => focusRow(-1) });
  const total = query.data?.total;
  return (
    <Page
      title={text.title}
      lead={text.lead}
      count={total === undefined ? undefined : total === 1 ? text.one : text.count(count(total))}
    >
      {result && (
        <Inset>
          <ResultPanel key={result.id} result={result} onDismiss={() => setResult(undefined)} />
        </Inset>
      )}
      <Loaded query={query} failed={text.failed}>
        {(data) => (
          <>
            <Inset className="min-w-0">
              <KindTabs kind={kind} counts={data.counts} address={(one) => list.address({ kind: one })} />
            </Inset>
            {data.items.length === 0 && (
              <EmptyState title={text.emptyTitle} text={kind || page > 1 ? text.noneText : text.emptyText}>
                {(kind || page > 1) && (
                  <Button asChild size="small">
                    <Link to="?">{text.showAll}</Link>
                  </Button>
                )}
              </EmptyState>
            )}
            {data.items.length > 0 && (
              <Inset className="max-w-4xl">
                <ul aria-label={text.list} className="grid gap-3">
                  {data.items.map((item) => {
                    const Item = items[item.kind];
                    return (
                      <li key={`${item.kind} ${item.id}`}>
                        <Item
                          item={item}
                          onDone={(done) => setResult((before) => ({ ...done, id: (before?.id ?? 0) + 1 }))}
                        />
                      </li>
                    );
                  })}
                </ul>
                {data.total > data.pageSize && (
                  <Pagination
                    page={data.page}
                    pageSize={data.pageSize}
                    total={data.total}
                    address={(to) => list.address({ page: to })}
                  />
                )}
              </Inset>
            )}
          </>
        )}
      </Loaded>
    </Page>
  );
}

import { useState } from 'react';
import type { AttentionItem } from '#domain/calls/admin-attention.ts';
import type { DifferenceKind } from '#domain/reconciliation.ts';
import { Button } from '#web/ui/button.tsx';
import { euros } from '../format';
import { orderAddress } from '../order/package-name';
import { SettleDialog } from '../reconciliation/settle-dialog';
import { differenceNames, reconciliationMessages } from '../reconciliation/text';
import { useMay } from '../session';
import { ItemCard } from '../ui/item-card';
import { needsAttention as text } from './text';

/** A difference from the payment provider's books: what it is, the link, and closing it. */
export function DifferenceItem({ item }: { item: AttentionItem }) {
  const readMoney = useMay('read-money');
  const moveMoney = useMay('move-money');
  const [settling, setSettling] = useState(false);
  const kind = item.detail as DifferenceKind;
  const { who, reference, amountCents, orderNumber, hasOrder } = item;
  const { title, todo } = differenceNames[kind];
  return (
    <ItemCard
      title={`${title}: ${reference}`}
      since={item.since}
      facts={[who !== reference && who, amountCents !== undefined && euros(amountCents)]}
      links={[
        readMoney && [`/admin/payments/reconciliation?search=${encodeURIComponent(who)}`, text.toDifferences],
        hasOrder &&
          orderNumber !== undefined && [orderAddress(orderNumber), reconciliationMessages.order(orderNumber)],
      ]}
    >
      <p>{todo}</p>
      {moveMoney && (
        <Button size="small" className="justify-self-start" onClick={() => setSettling(true)}>
          {text.settle}
        </Button>
      )}
      {settling && (
        <SettleDialog difference={{ ...item.sides, id: item.id, kind }} onClose={() => setSettling(false)} />
      )}
    </ItemCard>
  );
}

import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { AttentionItem } from '../../../domain/calls/admin-attention';
import type { DifferenceKind } from '../../../domain/reconciliation';
import { Button } from '../../ui/button';
import { euros } from '../format';
import { needsAttention as text } from '../messages/needs-attention';
import { differenceNames, reconciliationMessages } from '../messages/reconciliation';
import { orderAddress } from '../orders/package-name';
import { SettleDialog } from '../reconciliation/settle-dialog';
import { useMay } from '../session';
import { ItemCard } from './item-card';

const link = 'inline-flex min-h-11 items-center text-accent-ink underline underline-offset-2 lg:min-h-6';

/** Something that the payment provider's books say otherwise: what it is, the way there, and closing it. */
export function DifferenceItem({ item }: { item: AttentionItem }) {
  const readMoney = useMay('read-money');
  const moveMoney = useMay('move-money');
  const [settling, setSettling] = useState(false);
  const kind = item.detail as DifferenceKind;
  const { title, todo } = differenceNames[kind];
  return (
    <ItemCard title={`${title}: ${item.reference}`} since={item.since}>
      <p className="text-muted wrap-anywhere">
        {[item.who !== item.reference && item.who, item.amountCents !== undefined && euros(item.amountCents)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p>{todo}</p>
      <p className="flex flex-wrap gap-x-4">
        {readMoney && (
          <Link to={`/admin/payments/reconciliation?search=${encodeURIComponent(item.who)}`} className={link}>
            {text.toDifferences}
          </Link>
        )}
        {item.hasOrder && item.orderNumber && (
          <Link to={orderAddress(item.orderNumber)} className={link}>
            {reconciliationMessages.order(item.orderNumber)}
          </Link>
        )}
      </p>
      {moveMoney && (
        <Button size="small" className="justify-self-start max-lg:min-h-11" onClick={() => setSettling(true)}>
          {text.settle}
        </Button>
      )}
      {settling && <SettleDialog difference={{ id: item.id, kind }} onClose={() => setSettling(false)} />}
    </ItemCard>
  );
}

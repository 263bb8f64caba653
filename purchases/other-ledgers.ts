import { openDifferenceCount } from '../db/payment-differences';
import type { Db } from '../db/pool';
import { newestReconciliations } from '../db/reconciliation';
import { latestSweeps } from '../db/sweeps';

/** The open results of the last comparisons with the payment provider and the panels, a sentence each. */
export async function otherLedgers(db: Db): Promise<string[]> {
  const [[books], open, { newest: sync }] = await Promise.all([
    newestReconciliations(db, 1),
    openDifferenceCount(db),
    latestSweeps(db, 'status-sync'),
  ]);
  return [
    books
      ? `Payment provider, compared ${books.startedAt.toISOString()}${books.failed ? ' and not to the end' : ''}: ${open} differences are open. See Conciliación in the back office.`
      : 'Payment provider: never compared. Start a comparison under Conciliación in the back office.',
    sync
      ? `Panels, asked ${sync.startedAt.toISOString()}: ${sync.counts.errors} of ${sync.counts.checked} deliveries without a usable answer. See Estado del proveedor in the back office.`
      : 'Panels: never asked. The Schedule provider-status-sync asks every ten minutes.',
  ];
}

import type { AnswerOf } from '#domain/calls/call.ts';
import type { customerAccount } from '#domain/calls/customer.ts';
import { formatCount } from '../i18n/format';
import { useLanguage, useMessages } from '../i18n/messages';
import { Card } from '../ui/card';
import { Money } from '../ui/money';

/** The account's e-mail address, its number of orders and the total spent (S1 §2.5). */
export function AccountSummary({
  account: { email, totalOrders, totalSpentCents },
}: {
  account: Pick<AnswerOf<typeof customerAccount>, 'email' | 'totalOrders' | 'totalSpentCents'>;
}) {
  const { account } = useMessages();
  const { summary } = account;
  const language = useLanguage();
  const label = 'text-sm text-muted';
  const value = 'mt-0.5 text-lg font-bold tabular-nums';
  return (
    <Card className="p-4 sm:p-6">
      <h2 className="sr-only">{summary.title}</h2>
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-[1fr_auto_auto] sm:gap-10">
        <div className="col-span-2 min-w-0 sm:col-span-1">
          <dt className={label}>{summary.email}</dt>
          <dd className={`${value} wrap-anywhere`}>{email}</dd>
        </div>
        <div>
          <dt className={label}>{summary.orders}</dt>
          <dd className={value}>{formatCount(totalOrders, language)}</dd>
        </div>
        <div>
          <dt className={label}>{summary.spent}</dt>
          <dd className={value}>
            <Money cents={totalSpentCents} />
          </dd>
          <dd className="text-xs text-muted">{summary.spentNote}</dd>
        </div>
      </dl>
    </Card>
  );
}

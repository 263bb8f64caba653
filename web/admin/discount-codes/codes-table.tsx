import type { DiscountView } from '../../../domain/calls/admin-discounts';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { count, euros, exactTime } from '../format';
import { discountMessages as text } from '../messages/discount-codes';
import { type Column, DataTable } from '../ui/data-table';

interface Props {
  codes: DiscountView[];
  may: boolean;
  onEdit: (code: DiscountView) => void;
}

/** Codes with their rules in words and what they brought. */
export function CodesTable({ codes, may, onEdit }: Props) {
  const { columns } = text;
  const shown: Column<DiscountView>[] = [
    { key: 'code', title: columns.code, cell: ({ code }) => <span className="wrap-anywhere">{code}</span> },
    {
      key: 'off',
      title: columns.off,
      cell: ({ off }) => (off.kind === 'percent' ? `${off.percent} %` : euros(off.amountCents)),
    },
    { key: 'rules', title: columns.rules, cell: (code) => <Rules code={code} /> },
    {
      key: 'state',
      title: columns.state,
      cell: ({ active }) => (
        <Badge tone={active ? 'success' : 'neutral'}>{active ? text.active : text.inactive}</Badge>
      ),
    },
    {
      key: 'uses',
      title: columns.uses,
      right: true,
      cell: ({ redemptions, maxRedemptions }) =>
        maxRedemptions === undefined
          ? count(redemptions)
          : text.rules.limit(count(redemptions), count(maxRedemptions)),
    },
    {
      key: 'revenue',
      title: columns.revenue,
      right: true,
      cell: ({ revenueCents }) => euros(revenueCents),
    },
    {
      key: 'taken',
      title: columns.taken,
      right: true,
      from: 'xl',
      cell: ({ discountCents }) => euros(discountCents),
    },
  ];
  if (may)
    shown.push({
      key: 'act',
      title: columns.act,
      right: true,
      cell: (code) => (
        <Button
          size="small"
          className="max-lg:min-h-11"
          aria-label={text.editOf(code.code)}
          onClick={() => onEdit(code)}
        >
          {text.edit}
        </Button>
      ),
    });
  return <DataTable label={text.list} columns={shown} rows={codes} rowKey={({ code }) => code} />;
}

function Rules({ code }: { code: DiscountView }) {
  const { rules } = text;
  const said = [
    code.minOrderCents !== undefined && rules.least(euros(code.minOrderCents)),
    code.serviceTypes?.map((type) => text.services[type]).join(', '),
    code.languages?.map((language) => text.languages[language]).join(', '),
    code.oncePerEmail && rules.once,
    code.validFrom && rules.from(exactTime(code.validFrom)),
    code.validUntil && rules.until(exactTime(code.validUntil)),
    code.validSecondsAfterGrant !== undefined && rules.afterGrant(span(code.validSecondsAfterGrant)),
  ].filter(Boolean);
  return (
    <span className="grid text-muted wrap-anywhere">
      {said.length > 0 ? said.join(' · ') : rules.none}
      {code.note && <span className="text-xs">{code.note}</span>}
    </span>
  );
}

function span(seconds: number): string {
  const hours = seconds / 3600;
  return Number.isInteger(hours / 24) ? text.rules.days(hours / 24) : text.rules.hours(count(hours));
}

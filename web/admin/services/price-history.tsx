import type { AdminServiceView, adminService } from '#domain/calls/admin-services.ts';
import type { AnswerOf } from '#domain/calls/call.ts';
import { Badge } from '#web/ui/badge.tsx';
import { count, euros } from '../format';
import { useMay } from '../session';
import { FullTime } from '../ui/relative-time';
import { Section } from '../ui/section';
import { TextLink } from '../ui/text-link';
import { serviceMessages } from './text';

const text = serviceMessages.history;

interface Props {
  service: AdminServiceView;
  /** Newest first. */
  prices: AnswerOf<typeof adminService>['prices'];
}

/** The prices that a package has charged, and the price that shoppers see struck through because of it (D6). */
export function PriceHistory({ service, prices }: Props) {
  const mayAudit = useMay('read-audit');
  const { priceCents, referencePriceCents } = service;
  return (
    <Section
      title={text.title}
      aside={
        mayAudit && (
          <TextLink to={`/admin/audit-log?search=${encodeURIComponent(`service/${service.id}`)}`}>
            {text.audit}
          </TextLink>
        )
      }
    >
      <div className="grid gap-3">
        <p className="text-sm">
          {serviceMessages.columns.reference}:{' '}
          {referencePriceCents > priceCents ? (
            <s className="tabular-nums">{euros(referencePriceCents)}</s>
          ) : (
            serviceMessages.noReference
          )}
        </p>
        {prices.length === 0 && <p className="text-sm text-muted">{text.none}</p>}
        <ol className="max-h-72 divide-y divide-line overflow-y-auto text-sm">
          {prices.map((period, index) => (
            <li key={period.since} className="flex items-baseline gap-3 py-1.5">
              <span className="text-muted">
                <FullTime at={period.since} />
                {period.until !== undefined && (
                  <>
                    {' '}
                    {text.until} <FullTime at={period.until} />
                  </>
                )}
              </span>
              {index === 0 && period.until === undefined && <Badge tone="info">{text.now}</Badge>}
              <span className="ml-auto grid text-right tabular-nums">
                <span className="font-medium">{euros(period.priceCents)}</span>
                <OtherSize period={period} service={service} />
              </span>
            </li>
          ))}
        </ol>
        <p className="text-sm text-muted">{text.rule}</p>
      </div>
    </Section>
  );
}

/** What a price bought, if that isn't what the package is today. */
function OtherSize({ period, service }: { period: Props['prices'][number]; service: AdminServiceView }) {
  const { quantity, bonus = 0 } = period;
  if (quantity === service.quantity && bonus === service.bonus) return null;
  return (
    <span className="whitespace-nowrap text-muted">
      {quantity === undefined ? text.otherSize : `${count(quantity)}${bonus > 0 ? ` +${count(bonus)}` : ''}`}
    </span>
  );
}

import type { ServiceView } from '../../domain/calls/shop';
import { formatEuros } from '../../domain/money';
import { formatCount } from '../i18n/format';
import { useLanguage, useMessages } from '../i18n/messages';
import { Badge } from '../ui/badge';
import { Money } from '../ui/money';
import { RadioCards } from '../ui/radio-cards';
import { Skeleton } from '../ui/skeleton';

const grid = 'grid-cols-2';

/** The quantities of a region. The crossed-out price stands only where it is higher (decision 6). */
export function PackageGrid({
  services,
  value,
  onChange,
}: {
  services: ServiceView[];
  value: number | undefined;
  onChange: (serviceId: number) => void;
}) {
  const { order } = useMessages();
  const language = useLanguage();
  return (
    <RadioCards
      label={order.quantity}
      value={value === undefined ? undefined : String(value)}
      onChange={(id) => onChange(Number(id))}
      className={grid}
      options={services.map((service) => ({
        value: String(service.id),
        name: [
          order.followers(service.quantity),
          service.bonus > 0 && order.bonus(formatCount(service.bonus, language)),
          formatEuros(service.priceCents, language),
          service.featured && order.popular,
        ]
          .filter(Boolean)
          .join(', '),
        content: <PackageCard service={service} />,
      }))}
    />
  );
}

function PackageCard({ service }: { service: ServiceView }) {
  const { order } = useMessages();
  const language = useLanguage();
  return (
    <span className="grid min-h-28 w-full flex-1 content-between gap-1.5 p-3">
      <span className="grid">
        {service.featured && (
          <Badge tone="accent" className="absolute -top-2.5 right-2.5 ring-2 ring-surface">
            {order.popular}
          </Badge>
        )}
        <span className="text-xl font-bold tracking-tight tabular-nums">
          {formatCount(service.quantity, language)}
        </span>
        <span className="text-sm text-muted">{order.unit}</span>
        {service.bonus > 0 && (
          <span className="text-sm font-semibold text-success">
            {order.bonus(formatCount(service.bonus, language))}
          </span>
        )}
      </span>
      <span className="flex flex-wrap items-baseline gap-x-2">
        <Money cents={service.priceCents} className="font-bold" />
        {service.regularPriceCents > service.priceCents && (
          <s className="text-sm text-muted">
            <Money cents={service.regularPriceCents} />
          </s>
        )}
      </span>
    </span>
  );
}

/** The grid while its packages are on their way: as many cards, as high. */
export function PackageGridSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className={`grid gap-2.5 ${grid}`}>
      {Array.from({ length: 10 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks never change places
        <Skeleton key={index} className="h-[7.125rem]" />
      ))}
    </div>
  );
}

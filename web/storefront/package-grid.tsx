import type { ServiceView } from '#domain/calls/shop.ts';
import type { PricePoint, ServiceType } from '#domain/catalogue.ts';
import { formatEuros } from '#domain/money.ts';
import { wasText } from '../cart/package-change';
import { formatCount } from '../i18n/format';
import { useLanguage, useMessages } from '../i18n/messages';
import { Badge } from '../ui/badge';
import { Money } from '../ui/money';
import { RadioCards } from '../ui/radio-cards';
import { Skeleton } from '../ui/skeleton';

const grid = 'grid-cols-2';

/** The sizes that can be bought. The struck price is shown only if it is higher (D6). */
export function PackageGrid({
  type,
  packages,
  value,
  onChange,
  dealBefore,
  gone,
}: {
  type: ServiceType;
  packages: ServiceView[];
  /** Id and quantity of the chosen one; a service with a range has one entry for each size. */
  value: { serviceId: number; quantity: number } | undefined;
  onChange: (sold: ServiceView) => void;
  /** A package before it changed on the open page. */
  dealBefore: (sold: ServiceView) => PricePoint | undefined;
  /** The chosen package, if it isn't sold any more. */
  gone?: PricePoint;
}) {
  const { order } = useMessages();
  const language = useLanguage();
  const keyOf = (id: number, quantity: number) => `${id} ${quantity}`;
  const options = packages.map((sold) => {
    const before = dealBefore(sold);
    const was = before && wasText(before, sold, order, language);
    return {
      quantity: sold.quantity,
      value: keyOf(sold.id, sold.quantity),
      disabled: false,
      name: [
        order[type](sold.quantity),
        sold.bonus > 0 && order.bonus(formatCount(sold.bonus, language), type),
        formatEuros(sold.priceCents, language),
        was,
        sold.featured && order.popular,
        sold.withoutRefills && order.withoutRefills.short,
      ]
        .filter(Boolean)
        .join(', '),
      content: <PackageCard type={type} sold={sold} was={was} />,
    };
  });
  // The shop's order, which isn't always by size; a package that is gone comes before the first larger one.
  const larger = gone ? options.findIndex(({ quantity }) => quantity > gone.quantity) : -1;
  if (gone)
    options.splice(larger === -1 ? options.length : larger, 0, {
      quantity: gone.quantity,
      value: 'gone',
      disabled: true,
      name: `${order[type](gone.quantity)}, ${order.priceChanges.goneShort}`,
      content: <GoneCard type={type} quantity={gone.quantity} />,
    });
  return (
    <RadioCards
      label={order.quantity[type]}
      value={value && keyOf(value.serviceId, value.quantity)}
      onChange={(key) => {
        const sold = packages.find(({ id, quantity }) => keyOf(id, quantity) === key);
        if (sold) onChange(sold);
      }}
      className={grid}
      options={options}
    />
  );
}

const card = 'grid min-h-28 w-full flex-1 content-between gap-1.5 p-3';

function PackageCard({ type, sold, was }: { type: ServiceType; sold: ServiceView; was: string | undefined }) {
  const { order } = useMessages();
  const language = useLanguage();
  return (
    <span className={card}>
      <span className="grid">
        {sold.featured && (
          <Badge tone="accent" className="absolute -top-2.5 right-2.5 ring-2 ring-surface">
            {order.popular}
          </Badge>
        )}
        <span className="text-xl font-bold tracking-tight tabular-nums">
          {formatCount(sold.quantity, language)}
        </span>
        <span className="text-sm text-muted">{order.units[type]}</span>
        {sold.bonus > 0 && (
          <span className="text-sm font-semibold text-success">
            {order.bonus(formatCount(sold.bonus, language), type)}
          </span>
        )}
        {sold.withoutRefills && <span className="text-sm text-muted">{order.withoutRefills.short}</span>}
      </span>
      <span className="flex flex-wrap items-baseline gap-x-2">
        <Money cents={sold.priceCents} className="font-bold" />
        {was ? (
          <span className="text-sm font-semibold text-warning">{was}</span>
        ) : (
          sold.regularPriceCents > sold.priceCents && (
            <s className="text-sm text-muted">
              <Money cents={sold.regularPriceCents} />
            </s>
          )
        )}
      </span>
    </span>
  );
}

function GoneCard({ type, quantity }: { type: ServiceType; quantity: number }) {
  const { order } = useMessages();
  return (
    <span className={card}>
      <span className="grid text-muted">
        <span className="text-xl font-bold tracking-tight tabular-nums">
          {formatCount(quantity, useLanguage())}
        </span>
        <span className="text-sm">{order.units[type]}</span>
      </span>
      <span className="text-sm font-semibold text-warning">{order.priceChanges.goneShort}</span>
    </span>
  );
}

/** The grid while its packages load: as many cards, as high. */
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

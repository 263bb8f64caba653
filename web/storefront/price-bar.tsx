import type { ServiceView } from '#domain/calls/shop.ts';
import type { PricePoint } from '#domain/catalogue.ts';
import { wasText } from '../cart/package-change';
import { formatCount } from '../i18n/format';
import { useLanguage, useMessages } from '../i18n/messages';
import { Button } from '../ui/button';
import { Money } from '../ui/money';
import { useHeightVariable } from '../ui/use-height-variable';

/** The price of the whole order, always in view: at the bottom of the form, on phones at that of the screen. */
export function PriceBar({
  service,
  before,
  orientative,
  busy,
  onProceed,
}: {
  service: ServiceView | undefined;
  /** The package before it changed. */
  before: PricePoint | undefined;
  /** The price isn't the server's. */
  orientative: boolean;
  busy: boolean;
  onProceed: () => void;
}) {
  const { order } = useMessages();
  const language = useLanguage();
  const note =
    service && before
      ? wasText(before, service, order, language)
      : orientative
        ? order.orientative.short
        : order.vatIncluded;
  return (
    <section
      ref={useHeightVariable('--bar-height')}
      aria-label={order.yourOrder}
      data-foot-bar
      className="fixed inset-x-0 bottom-0 z-10 flex items-center justify-between gap-4 border-t border-line bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-float low:static low:rounded-b-card low:shadow-none sm:static sm:rounded-b-card sm:px-6 sm:py-4 sm:shadow-none"
    >
      {service ? (
        <div className="min-w-0">
          <p className="text-sm text-muted">
            {order[service.type](service.quantity)}
            {service.bonus > 0 && ` +${formatCount(service.bonus, language)}`}
          </p>
          <p className="flex flex-wrap items-baseline gap-x-2">
            <Money cents={service.priceCents} className="text-xl font-bold tracking-tight" />
            <span
              className={`text-sm ${before ? 'font-semibold text-warning' : 'whitespace-nowrap text-muted'}`}
            >
              {note}
            </span>
          </p>
        </div>
      ) : (
        <p className="text-sm text-muted">{order.noPackageYet}</p>
      )}
      <Button variant="primary" size="large" className="shrink-0" busy={busy} onClick={onProceed}>
        {order.proceed}
      </Button>
    </section>
  );
}

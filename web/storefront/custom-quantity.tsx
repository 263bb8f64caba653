import { useState } from 'react';
import type { ServiceView } from '#domain/calls/shop.ts';
import { clampQuantity, inRange, type QuantityRange, soldFrom } from '#domain/catalogue.ts';
import { formatEuros } from '#domain/money.ts';
import { choosePackage } from '../cart/cart';
import { browserCart, useCart } from '../cart/cart-storage';
import { formatCount } from '../i18n/format';
import { useLanguage, useMessages } from '../i18n/messages';
import { InputField } from '../ui/field';
import { Money } from '../ui/money';

/** Any quantity of a range: a slider and a field with the same value, its bonus and its price (S0 §2, §5). */
export function CustomQuantity({ service, services }: { service: ServiceView; services: ServiceView[] }) {
  const { order } = useMessages();
  const language = useLanguage();
  const cart = useCart();
  /** The field's text while it isn't a valid quantity. */
  const [draft, setDraft] = useState<string>();
  const range = service.range as QuantityRange;
  const quantity = clampQuantity(range, cart.customQuantity ?? range.min);
  const sold = soldFrom(services, service.id, quantity);
  const count = (value: number) => formatCount(value, language);

  function choose(wanted: number): void {
    const next = soldFrom(services, service.id, wanted);
    if (next) browserCart().change((now) => choosePackage(now, next.id, next));
  }

  return (
    <div className="grid gap-3 rounded-control border border-line bg-page p-3.5">
      <InputField
        label={order.custom.label}
        hint={order.custom.hint(count(range.min), count(range.max), count(range.step))}
        type="number"
        inputMode="numeric"
        min={range.min}
        max={range.max}
        step={range.step}
        value={draft ?? String(quantity)}
        onChange={({ target }) => {
          const typed = Number(target.value);
          // Typed values inside the range move the slider; others wait until the field is left (S0 §5).
          if (inRange(range, typed)) choose(typed);
          setDraft(inRange(range, typed) ? undefined : target.value);
        }}
        onBlur={() => {
          if (draft !== undefined && draft !== '') choose(clampQuantity(range, Number(draft)));
          setDraft(undefined);
        }}
      />
      <input
        type="range"
        aria-label={order.custom.slider}
        aria-valuetext={
          sold && order.custom.valueText(order[sold.type](quantity), formatEuros(sold.priceCents, language))
        }
        min={range.min}
        max={range.max}
        step={range.step}
        value={quantity}
        onChange={({ target }) => {
          setDraft(undefined);
          choose(Number(target.value));
        }}
        className="h-11 w-full accent-accent"
      />
      {sold && (
        <p className="flex flex-wrap items-baseline justify-between gap-x-4" aria-live="polite">
          <span className="font-bold tabular-nums">
            {order[sold.type](sold.quantity)}
            {sold.bonus > 0 && (
              <span className="ml-2 text-sm font-semibold text-success">
                {order.bonus(count(sold.bonus), sold.type)}
              </span>
            )}
          </span>
          <Money cents={sold.priceCents} className="text-xl font-bold tracking-tight" />
        </p>
      )}
      {sold?.withoutRefills && <p className="text-sm text-muted">{order.withoutRefills.text}</p>}
    </div>
  );
}

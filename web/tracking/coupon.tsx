import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { couponQuery } from '../api-client/orders';
import { formatMoment, formatPercent } from '../i18n/format';
import { useLanguage, useMessages } from '../i18n/messages';
import { Button } from '../ui/button';
import { useToast } from '../ui/toast';

/** The code that an order grants, while it is valid. Needs full access to the order. */
export function Coupon({ orderId }: { orderId: string }) {
  const { common, success } = useMessages();
  const language = useLanguage();
  const toast = useToast();
  const { data } = useQuery(couponQuery(orderId));
  const { coupon: text } = success;
  const coupon = data?.coupon;
  if (!coupon) return null;
  return (
    <section className="mx-auto flex max-w-2xl flex-wrap items-center justify-between gap-4 rounded-card border border-dashed border-line-strong/60 bg-surface p-4 sm:px-6">
      <div className="grid gap-1">
        <h2 className="font-bold">{text.title(formatPercent(coupon.percent, language))}</h2>
        {coupon.until && (
          <p className="max-w-prose text-sm leading-6 text-muted">
            {text.text(formatMoment(coupon.until, language))}
          </p>
        )}
      </div>
      <Button
        icon={<Copy aria-hidden className="size-4" />}
        aria-label={common.labelled(text.copy, coupon.code)}
        onClick={() => {
          // Without https a browser has no clipboard; the code can still be read and typed.
          void navigator.clipboard
            ?.writeText(coupon.code)
            .then(() => toast({ tone: 'success', title: text.copied }));
        }}
      >
        {coupon.code}
      </Button>
    </section>
  );
}

import { Copy } from 'lucide-react';
import { formatMoment } from '../i18n/format';
import { useLanguage, useMessages } from '../i18n/messages';
import { Button } from '../ui/button';
import { useToast } from '../ui/toast';

/** How long the code of an order is good, in ms (decision 8). */
const validMs = 24 * 3600 * 1000;

/** The code that an order grants, for as long as it really holds. */
export function Coupon({ orderedAt }: { orderedAt: string }) {
  const { success } = useMessages();
  const language = useLanguage();
  const toast = useToast();
  const { coupon } = success;
  const until = new Date(Date.parse(orderedAt) + validMs);
  if (Date.now() > until.getTime()) return null;
  return (
    <section className="mx-auto flex max-w-2xl flex-wrap items-center justify-between gap-4 rounded-card border border-dashed border-line-strong/60 bg-surface p-4 sm:px-6">
      <div className="grid gap-1">
        <h2 className="font-bold">{coupon.title}</h2>
        <p className="max-w-prose text-sm leading-6 text-muted">
          {coupon.text(formatMoment(until.toISOString(), language))}
        </p>
      </div>
      <Button
        icon={<Copy aria-hidden className="size-4" />}
        aria-label={`${coupon.copy}: ${coupon.code}`}
        onClick={() => {
          void navigator.clipboard
            .writeText(coupon.code)
            .then(() => toast({ tone: 'success', title: coupon.copied }));
        }}
      >
        {coupon.code}
      </Button>
    </section>
  );
}

import { Copy } from 'lucide-react';
import { seedDiscounts, thankYouCodes } from '../../domain/discounts';
import type { Language } from '../../domain/money';
import { formatMoment, formatPercent } from '../i18n/format';
import { useLanguage, useMessages } from '../i18n/messages';
import { Button } from '../ui/button';
import { useToast } from '../ui/toast';

/** The code that an order grants, for as long as it really holds. */
export function Coupon({ orderedAt, orderedIn }: { orderedAt: string; orderedIn: Language }) {
  const { success } = useMessages();
  const language = useLanguage();
  const toast = useToast();
  const { coupon } = success;
  const code = seedDiscounts.find((discount) => discount.code === thankYouCodes[orderedIn]);
  if (!code) return null;
  const until = new Date(Date.parse(orderedAt) + (code.validSecondsAfterGrant ?? 0) * 1000);
  if (Date.now() > until.getTime()) return null;
  return (
    <section className="mx-auto flex max-w-2xl flex-wrap items-center justify-between gap-4 rounded-card border border-dashed border-line-strong/60 bg-surface p-4 sm:px-6">
      <div className="grid gap-1">
        <h2 className="font-bold">{coupon.title(formatPercent(code.percent ?? 0, language))}</h2>
        <p className="max-w-prose text-sm leading-6 text-muted">
          {coupon.text(formatMoment(until.toISOString(), language))}
        </p>
      </div>
      <Button
        icon={<Copy aria-hidden className="size-4" />}
        aria-label={`${coupon.copy}: ${code.code}`}
        onClick={() => {
          // Without https a browser has no clipboard; the code can still be read and typed.
          void navigator.clipboard
            ?.writeText(code.code)
            .then(() => toast({ tone: 'success', title: coupon.copied }));
        }}
      >
        {code.code}
      </Button>
    </section>
  );
}

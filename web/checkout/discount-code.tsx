import { Tag, X } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { applyDiscount } from '#domain/calls/shop.ts';
import { parseDecimal, toDecimal } from '#domain/money.ts';
import type { DiscountValue } from '#domain/pricing.ts';
import { api } from '../api-client/api';
import { browserCart, useCart } from '../cart/cart-storage';
import { useMessages } from '../i18n/messages';
import { forgetCode } from '../shell/pending-code';
import { Button } from '../ui/button';
import { InputField, typedCode } from '../ui/field';
import { discountProblem } from './discount-problem';
import type { Purchase } from './use-purchase';

/**
 * A discount code, collapsed behind a link (S0 §5, §8). The price is previewed first, and the purchase then changed
 * with exactly that price, so that the shown price is charged. Removing the code restores the original price.
 */
export function DiscountCode({ purchase, locked }: { purchase: Purchase; locked: boolean }) {
  const messages = useMessages();
  const { discount: words } = messages.checkout;
  const cart = useCart();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const remove = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function apply(entered: string): Promise<void> {
    const { cartId, email } = browserCart().get();
    const preview = await api<typeof applyDiscount>('POST /api/apply-discount', {
      body: {
        code: entered,
        originalPrice: toDecimal(purchase.fullCents),
        userEmail: email.trim(),
        cartId,
      },
    });
    const outcome = await purchase.change(
      { discount: { code: preview.code, ...taken(preview) } },
      parseDecimal(preview.discountedPrice),
    );
    if (outcome.kind === 'refused') throw outcome.error;
    // A reload must not replace this code by one that was clicked before it.
    forgetCode();
    flushSync(() => setCode(''));
    remove.current?.focus();
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy || locked) return;
    const entered = code.trim().toUpperCase();
    if (!entered) {
      setError(messages.common.labelled(words.required, words.requiredText));
      input.current?.focus();
      return;
    }
    setBusy(true);
    setError(undefined);
    try {
      await apply(entered);
      setBusy(false);
    } catch (problem) {
      flushSync(() => setBusy(false));
      setError(discountProblem(problem, messages));
      input.current?.focus();
    }
  }

  async function takeAway(): Promise<void> {
    setBusy(true);
    setError(undefined);
    const outcome = await purchase.change({ discount: undefined });
    flushSync(() => {
      setBusy(false);
      setOpen(outcome.kind === 'done');
    });
    if (outcome.kind === 'refused') setError(discountProblem(outcome.error, messages));
    else {
      forgetCode();
      input.current?.focus();
    }
  }

  if (cart.discount)
    return (
      <div className="grid gap-1">
        <p role="status" className="flex items-center justify-between gap-2 text-sm text-success">
          <span className="flex items-center gap-2">
            <Tag aria-hidden className="size-4" />
            {words.applied(cart.discount.code)}
          </span>
          <Button
            ref={remove}
            variant="quiet"
            className="-my-2 -mr-3 size-11 px-0!"
            aria-label={words.remove(cart.discount.code)}
            busy={busy || locked}
            icon={<X aria-hidden className="size-4" />}
            onClick={() => void takeAway()}
          />
        </p>
        {purchase.lostDiscount && (
          <p role="status" className="text-sm text-warning">
            {words.lostOther(purchase.lostDiscount)}
          </p>
        )}
        {error && (
          <p role="alert" className="text-sm text-danger">
            {error}
          </p>
        )}
      </div>
    );
  return (
    <div className="grid">
      {purchase.lostDiscount && (
        <p role="status" className="text-sm text-warning">
          {words.lost(purchase.lostDiscount)}
        </p>
      )}
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => {
          flushSync(() => setOpen(!open));
          input.current?.focus();
        }}
        className="inline-flex min-h-11 items-center gap-2 justify-self-start rounded-control text-left text-sm font-semibold text-accent-ink underline-offset-4 hover:underline"
      >
        <Tag aria-hidden className="size-4 shrink-0" />
        {words.open}
      </button>
      <form
        id={id}
        hidden={!open}
        noValidate
        onSubmit={(event) => void submit(event)}
        className={open ? 'grid grid-cols-[minmax(0,1fr)_auto] gap-2' : undefined}
      >
        <InputField
          ref={input}
          label={words.label}
          hideLabel
          placeholder={words.label}
          value={code}
          onChange={(event) => {
            setError(undefined);
            setCode(event.target.value);
          }}
          error={error}
          disabled={busy || locked}
          {...typedCode}
          maxLength={40}
        />
        <Button type="submit" busy={busy} className="min-h-12 self-start">
          {busy ? words.applying : words.apply}
        </Button>
      </form>
    </div>
  );
}

/** A code's discount, as the cart stores it. */
function taken({ percentage, amountOff }: { percentage: number; amountOff?: string }): DiscountValue {
  return amountOff === undefined ? { percent: percentage } : { amountOffCents: parseDecimal(amountOff) };
}

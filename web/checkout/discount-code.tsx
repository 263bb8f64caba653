import { Tag, X } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { isErrorCode } from '../../domain/errors';
import { useMessages } from '../i18n/messages';
import { useCart } from '../storefront/cart-storage';
import { Button } from '../ui/button';
import { InputField } from '../ui/field';
import type { Purchase } from './use-purchase';

/** A discount code, folded behind a link (S0 §5, §8). The server says whether it holds and what it brings. */
export function DiscountCode({ purchase, locked }: { purchase: Purchase; locked: boolean }) {
  const { checkout, errors } = useMessages();
  const cart = useCart();
  const id = useId();
  const [open, setOpen] = useState(false);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function set(discountCode: string | undefined): Promise<void> {
    setBusy(true);
    setError(undefined);
    const outcome = await purchase.change({ discountCode });
    setBusy(false);
    if (outcome.kind === 'done') {
      setCode('');
      setOpen(false);
    } else {
      const refusal = outcome.kind === 'refused' ? outcome.error.code : outcome.kind;
      const told = refusal.startsWith('discount_') && isErrorCode(refusal);
      setError(told ? `${checkout.discount.invalid}: ${errors[refusal]}` : checkout.discount.failed);
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (busy) return;
    const entered = code.trim().toUpperCase();
    if (entered) void set(entered);
    else setError(`${checkout.discount.required}: ${checkout.discount.requiredText}`);
  }

  if (cart.discountCode)
    return (
      <p role="status" className="flex items-center justify-between gap-2 text-sm text-success">
        <span className="flex items-center gap-2">
          <Tag aria-hidden className="size-4" />
          {checkout.discount.applied(cart.discountCode)}
        </span>
        <Button
          look="quiet"
          className="-my-2 size-11 px-0!"
          aria-label={checkout.discount.remove(cart.discountCode)}
          busy={busy || locked}
          icon={<X aria-hidden className="size-4" />}
          onClick={() => void set(undefined)}
        />
      </p>
    );
  return (
    <div className="grid">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="inline-flex min-h-11 items-center gap-2 justify-self-start rounded-control text-sm font-semibold text-accent-ink underline-offset-4 hover:underline"
      >
        <Tag aria-hidden className="size-4" />
        {checkout.discount.open}
      </button>
      <form
        id={id}
        hidden={!open}
        noValidate
        onSubmit={submit}
        className="grid grid-cols-[minmax(0,1fr)_auto] gap-2"
      >
        <InputField
          label={checkout.discount.label}
          hideLabel
          placeholder={checkout.discount.label}
          value={code}
          onChange={(event) => {
            setError(undefined);
            setCode(event.target.value);
          }}
          error={error}
          disabled={busy || locked}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
        />
        <Button type="submit" busy={busy} className="min-h-12 self-start">
          {busy ? checkout.discount.applying : checkout.discount.apply}
        </Button>
      </form>
    </div>
  );
}

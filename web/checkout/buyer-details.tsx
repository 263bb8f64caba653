import { type Ref, type RefObject, useState } from 'react';
import { browserCart, useCart } from '../cart/cart-storage';
import { useMessages } from '../i18n/messages';
import { Button } from '../ui/button';
import { Checkbox } from '../ui/checkbox';
import { EmailProposal } from '../ui/email-proposal';
import { EmailField } from '../ui/field';

/** The e-mail address for the confirmation, and the request to begin at once (D32). */
export function BuyerDetails({
  email,
  onEmail,
  emailRef,
  consentRef,
  emailError,
  consentError,
  locked,
}: {
  email: string;
  onEmail: (email: string) => void;
  emailRef: RefObject<HTMLInputElement | null>;
  consentRef: Ref<HTMLButtonElement>;
  emailError?: string;
  consentError?: string;
  locked: boolean;
}) {
  const { checkout, common, order } = useMessages();
  const cart = useCart();
  const { change } = browserCart();
  const [editing, setEditing] = useState(false);
  return (
    <div className="grid grid-cols-1 gap-2">
      {editing || emailError ? (
        <>
          <EmailField
            ref={emailRef}
            label={checkout.emailLabel}
            autoFocus={editing}
            readOnly={locked}
            value={email}
            error={emailError}
            onChange={(event) => {
              setEditing(true);
              onEmail(event.target.value);
            }}
          />
          {!locked && (
            <EmailProposal
              email={email}
              question={order.emailProposal}
              onTake={(proposed) => {
                onEmail(proposed);
                emailRef.current?.focus();
              }}
            />
          )}
        </>
      ) : (
        <div className="flex items-center justify-between gap-3">
          <p className="min-w-0 text-sm">
            <span className="block text-muted">{checkout.emailTo}</span>
            <span className="block truncate font-semibold">{email}</span>
          </p>
          <Button
            variant="quiet"
            className="-mr-3 shrink-0 px-3 text-sm"
            aria-label={common.labelled(common.change, checkout.emailLabel)}
            onClick={() => setEditing(true)}
          >
            {common.change}
          </Button>
        </div>
      )}
      <Checkbox
        ref={consentRef}
        checked={cart.immediate}
        onChange={(immediate) => change((now) => ({ ...now, immediate }))}
        error={consentError}
      >
        {checkout.immediate}
      </Checkbox>
    </div>
  );
}

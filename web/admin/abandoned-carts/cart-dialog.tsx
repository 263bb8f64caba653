import { type AbandonedCart, adminCloseCart, adminRemindCart } from '#domain/calls/admin-carts.ts';
import { commonMessages } from '../messages/common';
import { ActionDialog } from '../ui/action-form';
import { Copyable } from '../ui/copyable';
import { cartMessages as text } from './text';

/** The actions on a cart. */
export type CartAction = 'remind' | 'close';

/** Reminds or closes a cart, with the reason. Open as long as it is rendered. */
export function CartDialog({
  action,
  cart: { orderNumber, email, recoveryUrl },
  onClose,
}: {
  action: CartAction;
  cart: AbandonedCart;
  onClose: () => void;
}) {
  const asked = {
    params: { number: orderNumber },
    reason: true,
    commonReasons: commonMessages.commonReasons,
    onClose,
  };
  if (action === 'close')
    return (
      <ActionDialog
        {...asked}
        call={adminCloseCart}
        title={text.close.title(orderNumber)}
        description={text.close.text}
        submit={text.close.submit}
        done={({ outcome }) => text.close.done[outcome]}
        danger
      />
    );
  return (
    <ActionDialog
      {...asked}
      call={adminRemindCart}
      title={text.remind.title(orderNumber)}
      description={text.remind.text(email)}
      submit={text.remind.action}
      done={text.remind.done}
    >
      <div className="grid gap-1 text-sm">
        <span className="font-semibold">{text.recovery}</span>
        <Copyable what={text.copyLink} value={recoveryUrl} />
        <span className="text-muted">{text.recoveryHint}</span>
      </div>
    </ActionDialog>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { DiscountView } from '../../../domain/calls/admin-discounts';
import { isApiError } from '../../api-client/api-error';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { InputField } from '../../ui/field';
import { postDiscountCodes, putDiscountCodesCode } from '../client';
import { euros } from '../format';
import { messages } from '../messages';
import { commonMessages } from '../messages/common';
import { discountMessages } from '../messages/discount-codes';
import { orderAddress } from '../orders/package-name';
import { ActFailure } from '../ui/act-failure';
import { RelativeTime } from '../ui/relative-time';
import { useAct } from '../ui/use-act';
import { type DiscountForm, formOf, rulesOf } from './form-values';
import { discountQuery } from './queries';
import { RulesFields } from './rules-fields';

const text = discountMessages.form;

/** Makes a code, or changes one; below it the orders that used it. */
export function CodeDialog({ code, onClose }: { code?: DiscountView; onClose: () => void }) {
  const form = useForm<DiscountForm & { name: string }>({ defaultValues: { ...formOf(code), name: '' } });
  const { run, busy, error } = useAct(
    ({ name, ...typed }: DiscountForm & { name: string }) =>
      code
        ? putDiscountCodesCode(code.code, { ...rulesOf(typed), version: code.version })
        : postDiscountCodes({ ...rulesOf(typed), code: name }),
    { done: code ? text.changed : text.created, onDone: onClose },
  );
  const said = (name: string) => (isApiError(error) ? error.fields?.[name] : undefined);
  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      title={code ? text.editTitle(code.code) : text.createTitle}
      closeLabel={messages.shell.close}
      width="medium"
    >
      <form noValidate onSubmit={form.handleSubmit((values) => run(values))} className="grid gap-4">
        {!code && (
          <InputField
            label={text.code}
            hint={text.codeHint}
            error={said('code')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            {...form.register('name')}
          />
        )}
        <RulesFields form={form as never} said={said} />
        <ActFailure error={error} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose} disabled={busy}>
            {commonMessages.cancel}
          </Button>
          <Button type="submit" look="primary" busy={busy}>
            {code ? text.save : text.create}
          </Button>
        </div>
      </form>
      {code && <Uses code={code.code} />}
    </Dialog>
  );
}

function Uses({ code }: { code: string }) {
  const { data } = useQuery(discountQuery(code));
  if (!data) return null;
  return (
    <section aria-label={discountMessages.orders} className="mt-4 grid gap-2 border-t border-line pt-4">
      <h2 className="text-sm font-semibold">{discountMessages.orders}</h2>
      {data.orders.length === 0 && <p className="text-sm text-muted">{discountMessages.noOrders}</p>}
      <ul className="grid gap-1 text-sm">
        {data.orders.map((order) => (
          <li key={order.orderNumber} className="flex flex-wrap items-center gap-x-3">
            <Link
              to={orderAddress(order.orderNumber)}
              className="inline-flex min-h-6 items-center text-accent-ink tabular-nums underline underline-offset-2"
            >
              {order.orderNumber}
            </Link>
            <span className="text-muted">
              <RelativeTime at={order.createdAt} />
            </span>
            <span className="ml-auto tabular-nums">{euros(order.amountCents)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

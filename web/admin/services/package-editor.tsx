import { type AdminServiceView, adminChangeService } from '#domain/calls/admin-services.ts';
import { referencePrice } from '#domain/reference-price.ts';
import { euros, parseEuros } from '../format';
import { commonMessages } from '../messages/common';
import { useMay } from '../session';
import { FormOfAction } from '../ui/action-form';
import { useNow } from '../ui/use-now';
import { figuresOf, formOfPackage, PackageFields } from './package-fields';
import { serviceMessages } from './text';
import { useServiceAction } from './use-service-action';

const text = serviceMessages.form;

interface Props {
  service: AdminServiceView;
  /** Newest first. */
  prices: { priceCents: number; since: string; until?: string }[];
}

/** Changes a package of fixed size. Another user's change meanwhile is shown; typed values aren't lost. */
export function PackageEditor({ service, prices }: Props) {
  const { action, base, newer } = useServiceAction({
    call: adminChangeService,
    service,
    valuesOf: formOfPackage,
    toBody: figuresOf,
    may: useMay('move-money'),
    done: text.saved,
  });
  const { field, checkbox, form } = action;
  const priceCents = parseEuros(form.watch('priceCents'));
  return (
    <FormOfAction action={action} submit={commonMessages.save} failed={text.saveFailed}>
      <PackageFields
        field={field}
        featured={checkbox('featured')}
        note={
          priceCents !== undefined &&
          priceCents !== base.priceCents && <StruckThrough priceCents={priceCents} prices={prices} />
        }
      />
      {newer}
    </FormOfAction>
  );
}

/** The price that the shop would strike through next to a new one (decision 6), shown before it is saved. */
function StruckThrough({ priceCents, prices }: { priceCents: number; prices: Props['prices'] }) {
  const now = useNow();
  const history = [...prices].reverse().map((period) => ({
    priceCents: period.priceCents,
    since: Date.parse(period.since),
    until: period.until === undefined ? undefined : Date.parse(period.until),
  }));
  const reference = referencePrice(priceCents, [...history, { priceCents, since: now }]);
  return (
    <p role="status" className="text-sm text-muted">
      {reference > priceCents ? text.willStrike(euros(reference)) : text.willNotStrike}
    </p>
  );
}

import {
  type AdminServiceView,
  adminChangeService,
  type adminService,
} from '#domain/calls/admin-services.ts';
import type { AnswerOf } from '#domain/calls/call.ts';
import type { PackageFigures } from '#domain/catalogue.ts';
import { referencePrice } from '#domain/reference-price.ts';
import { euros } from '../format';
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
  prices: AnswerOf<typeof adminService>['prices'];
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
  const typed = figuresOf(form.watch());
  const parts = ['quantity', 'bonus', 'priceCents'] as const;
  const isRead = parts.every((part) => !Number.isNaN(typed[part]));
  const isChanged = parts.some((part) => typed[part] !== base[part]);
  return (
    <FormOfAction action={action} submit={commonMessages.save} failed={text.saveFailed}>
      <PackageFields
        field={field}
        featured={checkbox('featured')}
        note={isRead && isChanged && <StruckThrough figures={typed} prices={prices} />}
      />
      {newer}
    </FormOfAction>
  );
}

/** The price that the shop would strike through next to new figures (D6), shown before they are saved. */
function StruckThrough({ figures, prices }: { figures: PackageFigures; prices: Props['prices'] }) {
  const now = useNow();
  const { quantity, bonus, priceCents } = figures;
  const history = [...prices].reverse().map((period) => ({
    ...period,
    since: Date.parse(period.since),
    until: period.until === undefined ? undefined : Date.parse(period.until),
  }));
  const reference = referencePrice(priceCents, [...history, { priceCents, quantity, bonus, since: now }]);
  return (
    <p role="status" className="text-sm text-muted">
      {reference > priceCents ? text.willStrike(euros(reference)) : text.willNotStrike}
    </p>
  );
}

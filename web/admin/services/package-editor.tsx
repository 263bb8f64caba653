import { useForm, useWatch } from 'react-hook-form';
import type { AdminServiceView } from '../../../domain/calls/admin-services';
import { referencePrice } from '../../../domain/reference-price';
import { isApiError } from '../../api-client/api-error';
import { Button } from '../../ui/button';
import { putServicesId } from '../client';
import { euros, parseEuros } from '../format';
import { commonMessages } from '../messages/common';
import { serviceMessages } from '../messages/services';
import { useMay } from '../session';
import { ActFailure } from '../ui/act-failure';
import { useAct } from '../ui/use-act';
import { useNow } from '../ui/use-now';
import { figuresOf, formOfPackage, isPrice, PackageFields, type PackageForm } from './package-fields';
import { NewerAlert, useBase } from './use-base';

const text = serviceMessages.form;

interface Props {
  service: AdminServiceView;
  /** Newest first. */
  prices: { priceCents: number; since: string }[];
}

/** Changes a package of fixed size. What somebody else saved meanwhile is told; nothing that was typed is lost. */
export function PackageEditor({ service, prices }: Props) {
  const mayChange = useMay('move-money');
  const form = useForm<PackageForm>({ defaultValues: formOfPackage(service) });
  const { base, newer, take } = useBase(service, {
    part: formOfPackage,
    dirty: form.formState.isDirty,
    reset: (next) => form.reset(formOfPackage(next)),
  });
  const save = useAct(
    ({ version, typed }: { version: number; typed: PackageForm }) =>
      putServicesId(service.id, { ...figuresOf(typed), version }),
    { done: text.saved, onDone: (answer) => take(answer.service) },
  );
  const said = (name: string) => (isApiError(save.error) ? save.error.fields?.[name] : undefined);
  const submit = (version: number) => form.handleSubmit((typed) => mayChange && save.run({ version, typed }));
  const price = useWatch({ control: form.control, name: 'price' });
  const changed = isPrice(price) && parseEuros(price) !== base.priceCents;
  return (
    <form noValidate onSubmit={submit(base.version)} className="grid gap-4">
      <PackageFields
        form={form}
        said={said}
        readOnly={!mayChange}
        note={changed && <StruckThrough priceCents={parseEuros(price) ?? 0} base={base} prices={prices} />}
      />
      {newer && (
        <NewerAlert
          busy={save.busy}
          onTake={() => take(service)}
          onKeep={() => void submit(service.version)()}
        />
      )}
      <ActFailure error={save.error} title={text.saveFailed} />
      <Button
        type="submit"
        look="primary"
        className="justify-self-start"
        busy={save.busy}
        disabledReason={mayChange ? undefined : commonMessages.notAllowed}
      >
        {save.busy ? commonMessages.saving : commonMessages.save}
      </Button>
    </form>
  );
}

/** Which price the shop would strike through beside a new one (decision 6), told before it is saved. */
function StruckThrough({
  priceCents,
  base,
  prices,
}: {
  priceCents: number;
  base: AdminServiceView;
  prices: Props['prices'];
}) {
  const now = useNow();
  const history = [...prices]
    .reverse()
    .map((period) => ({ priceCents: period.priceCents, since: Date.parse(period.since) }));
  const reference = referencePrice({ priceCents, regularPriceCents: base.regularPriceCents }, [
    ...history,
    { priceCents, since: now },
  ]);
  return (
    <p role="status" className="text-sm text-muted">
      {reference > priceCents ? text.willStrike(euros(reference)) : text.willNotStrike}
    </p>
  );
}

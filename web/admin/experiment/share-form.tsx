import { adminSetUpsellShare } from '#domain/calls/admin-experiment.ts';
import { InputField } from '#web/ui/field.tsx';
import { numberToType, typedNumber } from '../format';
import { commonMessages } from '../messages/common';
import { useMay } from '../session';
import { FormOfAction } from '../ui/action-form';
import { ValueChanged } from '../ui/changed-meanwhile';
import { useAction } from '../ui/use-action';
import { useSeen } from '../ui/use-seen';
import { experimentMessages as text } from './text';

const typedOf = (seen: number) => ({ upsellVariantBPercent: numberToType(seen), seen });

/** How many of a hundred new carts get variant B. Only an administrator may change it. */
export function ShareForm({ percent }: { percent: number }) {
  const saving = useAction({
    call: adminSetUpsellShare,
    values: typedOf(percent),
    toBody: (typed: ReturnType<typeof typedOf>) => ({
      ...typed,
      upsellVariantBPercent: typedNumber(typed.upsellVariantBPercent),
    }),
    may: useMay('manage-settings'),
    done: text.saved,
    onDone: ({ upsellVariantBPercent }, form) => form.reset(typedOf(upsellVariantBPercent)),
  });
  const { action, changed } = useSeen(saving, typedOf(percent));
  return (
    <FormOfAction action={action} submit={commonMessages.save} failed={text.saveFailed}>
      <InputField
        label={text.shareLabel}
        hint={text.shareHint}
        inputMode="numeric"
        maxLength={5}
        className="max-w-md"
        {...action.field('upsellVariantBPercent')}
      />
      <ValueChanged changed={changed} now={numberToType(percent)} />
    </FormOfAction>
  );
}

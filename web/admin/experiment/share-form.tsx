import { adminSetUpsellShare } from '#domain/calls/admin-experiment.ts';
import { InputField } from '#web/ui/field.tsx';
import { numberToType, typedNumber } from '../format';
import { commonMessages } from '../messages/common';
import { useMay } from '../session';
import { ActionForm } from '../ui/action-form';
import { experimentMessages as text } from './text';

/** How many of a hundred new carts get variant B. Only an administrator may change it. */
export function ShareForm({ percent }: { percent: number }) {
  return (
    <ActionForm
      call={adminSetUpsellShare}
      values={{ upsellVariantBPercent: numberToType(percent) }}
      toBody={(typed) => ({ upsellVariantBPercent: typedNumber(typed.upsellVariantBPercent) })}
      may={useMay('manage-settings')}
      submit={commonMessages.save}
      done={text.saved}
      failed={text.saveFailed}
    >
      {({ field }) => (
        <InputField
          label={text.shareLabel}
          hint={text.shareHint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          className="max-w-md"
          {...field('upsellVariantBPercent')}
        />
      )}
    </ActionForm>
  );
}

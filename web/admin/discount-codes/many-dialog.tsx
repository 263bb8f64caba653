import { adminCreateDiscounts } from '#domain/calls/admin-discounts.ts';
import type { AnswerOf } from '#domain/calls/call.ts';
import { Button } from '#web/ui/button.tsx';
import { InputField, typedCode } from '#web/ui/field.tsx';
import { count, readWhole } from '../format';
import { ActionDialog } from '../ui/action-form';
import { Dialog } from '../ui/dialog';
import { FileLink } from '../ui/file-link';
import { useAttempts } from '../ui/use-attempts';
import { batchFile } from './batch-bar';
import { type DiscountForm, formOf, rulesOf } from './form-values';
import { RulesFields } from './rules-fields';
import { discountMessages } from './text';

const text = discountMessages.form;

/** The created codes. */
export type Made = AnswerOf<typeof adminCreateDiscounts>;

/** Creates many codes with the same rules, and offers them as a file. */
export function ManyDialog({ onClose, onMade }: { onClose: () => void; onMade: (made: Made) => void }) {
  const { idOf } = useAttempts();
  return (
    <ActionDialog
      call={adminCreateDiscounts}
      // Codes that are handed out one by one are used once.
      values={{ ...formOf(), maxRedemptions: '1', prefix: '', count: '' }}
      toBody={({ prefix, count: howMany, ...rules }: DiscountForm & { prefix: string; count: string }) => {
        const body = { ...rulesOf(rules), prefix, count: readWhole(howMany) };
        return { ...body, id: idOf(body) };
      }}
      title={text.manyTitle}
      submit={text.createMany}
      onDone={onMade}
      onClose={onClose}
      width="medium"
    >
      {({ field, form }) => (
        <>
          <div className="grid items-start gap-3 sm:grid-cols-2">
            <InputField
              label={text.prefix}
              hint={text.prefixHint}
              {...typedCode}
              maxLength={20}
              {...field('prefix')}
            />
            <InputField
              label={text.howMany}
              hint={text.howManyHint}
              inputMode="numeric"
              {...field('count')}
            />
          </div>
          <RulesFields field={field} kind={form.watch('kind')} />
        </>
      )}
    </ActionDialog>
  );
}

/** The created codes, for download. */
export function MadeDialog({ made, onClose }: { made: Made; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={text.made(count(made.codes.length))} description={text.madeText}>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{text.done}</Button>
        <Button asChild variant="primary">
          <FileLink href={batchFile(made.batch)}>{text.download}</FileLink>
        </Button>
      </div>
    </Dialog>
  );
}

import { EmailField, InputField, typedExactly } from '#web/ui/field.tsx';
import type { FieldOf } from '../ui/use-action';
import { blockedMessages } from './text';

const text = blockedMessages.form;

/** Who is blocked and why: side by side on a page, one below the other in a dialog. */
export function BlockFields({
  field,
}: {
  field: FieldOf<{ username: string; email: string; reason: string }>;
}) {
  return (
    <div className="@container">
      <div className="grid items-start gap-3 @3xl:grid-cols-3">
        <InputField
          label={text.username}
          hint={text.usernameHint}
          {...typedExactly}
          maxLength={200}
          {...field('username')}
        />
        <EmailField label={text.email} hint={text.emailHint} {...field('email')} autoComplete="off" />
        <InputField label={text.reason} hint={text.reasonHint} maxLength={500} {...field('reason')} />
      </div>
    </div>
  );
}

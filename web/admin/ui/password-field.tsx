import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Field, inputStyle } from '#web/ui/field.tsx';
import { messages } from '../messages';

const text = messages.login;

/** A password that can be made visible while it is typed. */
export function PasswordField({
  error,
  hint,
  label = text.password,
  ...input
}: ComponentProps<'input'> & { error?: string; hint?: string; label?: string }) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <span className="relative block">
          <input
            {...control}
            autoComplete="current-password"
            {...input}
            type={shown ? 'text' : 'password'}
            className={`${inputStyle} pr-12`}
          />
          <button
            type="button"
            onClick={() => setShown(!shown)}
            aria-label={shown ? text.hidePassword : text.showPassword}
            className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-control text-muted hover:text-ink"
          >
            <Icon aria-hidden="true" className="size-5" />
          </button>
        </span>
      )}
    </Field>
  );
}

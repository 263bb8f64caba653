import type { ComponentProps } from 'react';
import { InputField } from '#web/ui/field.tsx';
import { messages } from '../messages';

/** A code of the app, or a recovery code. */
export function CodeField(input: Omit<ComponentProps<typeof InputField>, 'label'>) {
  return (
    <InputField
      label={messages.stepUp.codeField}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={24}
      {...input}
    />
  );
}

import type { ComponentProps } from 'react';
import { type Role, roles } from '../../../domain/permissions';
import { Field, inputStyle } from '../../ui/field';
import { messages } from '../messages';
import { userMessages as text } from '../messages/users';

/** One of the roles, with what it may do. */
export function RoleSelect({
  label,
  role,
  ...select
}: ComponentProps<'select'> & { label: string; role: Role }) {
  return (
    <Field label={label} hint={text.roleHints[role]}>
      {(control) => (
        <select {...control} {...select} className={inputStyle}>
          {roles.map((one) => (
            <option key={one} value={one}>
              {messages.shell.roles[one]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

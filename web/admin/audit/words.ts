import { errorCatalogue, isErrorCode } from '#domain/errors.ts';
import { type Role, roles } from '#domain/permissions.ts';
import { euros, exactTime } from '../format';
import { shellMessages } from '../messages/shell';
import { orderAddress } from '../order/package-name';
import { auditMessages as text } from './text';

/** What an act was about, in words: an order's number as it is, a user by name. */
export function subjectName(subject: string): string {
  if (subject.startsWith('user/')) return text.user(subject.slice('user/'.length));
  if (subject.startsWith('service/')) return text.service(subject.slice('service/'.length));
  return text.subjects[subject] ?? subject;
}

/** Where what an act was about can be seen; undefined where it is no order. */
export function subjectAddress(subject: string): string | undefined {
  return /^[A-Z]{2,6}-\d{6}-[A-Z0-9]{4}$/.test(subject) ? orderAddress(subject) : undefined;
}

/** Who acted, in words. */
export function actorName(actor: string): string {
  return text.actors[actor] ?? actor;
}

/** Why an act was refused: the sentence of its code. */
export function refusalText(code: string): string {
  return isErrorCode(code) ? errorCatalogue[code][1] : code;
}

/** A field's value as people read it; cents as euros, moments in Madrid. */
export function valueText(field: string, value: unknown): string {
  if (field === 'reason' && value === null) return text.noReason;
  if (value === undefined || value === null || value === '') return text.nothing;
  if (typeof value === 'boolean') return value ? text.yes : text.no;
  if (typeof value === 'number') return /Cents$/.test(field) ? euros(value) : String(value);
  if (typeof value !== 'string') return JSON.stringify(value, null, 1);
  if (field === 'role')
    return roles.find((role) => role === value) ? shellMessages.roles[value as Role] : value;
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(value) && !Number.isNaN(Date.parse(value))
    ? exactTime(value)
    : value;
}

import type { AuditRow } from '#domain/calls/admin-audit.ts';
import { errorCatalogue, isErrorCode, isUnanswered } from '#domain/errors.ts';
import { orderNumberPattern } from '#domain/order-number.ts';
import { type Role, roles } from '#domain/permissions.ts';
import { euros, exactTime } from '../format';
import { messages } from '../messages';
import { orderAddress } from '../order/package-name';
import { auditMessages as text } from './text';

/** The subject of an action in words: an order's number as it is, a user by name, a bulk action as such. */
export function subjectName(subject: string): string {
  if (subject.startsWith('user/')) return text.user(subject.slice('user/'.length));
  if (subject.startsWith('service/')) return text.service(subject.slice('service/'.length));
  if (subject.startsWith('bulk ')) return text.bulk;
  return text.subjects[subject] ?? subject;
}

/** The address of an action's subject: an order, or the bulk action that was started or stopped. */
export function subjectAddress(subject: string): string | undefined {
  const [, bulk] = /^bulk ([0-9a-f-]{36})$/.exec(subject) ?? [];
  if (bulk) return `/admin/bulk/${bulk}`;
  return orderNumberPattern.test(subject) ? orderAddress(subject) : undefined;
}

/** The actor, in words. */
export function actorName(actor: string): string {
  return text.actors[actor] ?? actor;
}

/** Why an action was refused, or why it is open whether it happened; undefined if it is done. */
export function outcomeText({
  refused,
  unanswered,
}: Pick<AuditRow, 'refused' | 'unanswered'>): string | undefined {
  if (unanswered !== undefined)
    return isUnanswered(unanswered) ? text.unansweredTexts[unanswered] : unanswered;
  return isErrorCode(refused) ? errorCatalogue[refused][1] : refused;
}

/** A field's value in readable form; cents as euros, moments in Madrid. */
export function valueText(field: string, value: unknown): string {
  if (field === 'reason' && value === null) return text.noReason;
  if (value === undefined || value === null || value === '') return text.nothing;
  if (typeof value === 'boolean') return value ? text.yes : text.no;
  if (typeof value === 'number') return /Cents$/.test(field) ? euros(value) : String(value);
  if (Array.isArray(value) && value.every((one) => typeof one === 'string'))
    return value.join(', ') || text.nothing;
  if (typeof value !== 'string') return JSON.stringify(value, null, 1);
  if (field === 'role')
    return roles.find((role) => role === value) ? messages.shell.roles[value as Role] : value;
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(value) && !Number.isNaN(Date.parse(value))
    ? exactTime(value)
    : value;
}

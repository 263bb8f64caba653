/** Who works in the back office, from everything to looking only. */
export const roles = ['administrator', 'support', 'read-only'] as const;
export type Role = (typeof roles)[number];

const everyone: readonly Role[] = roles;
const staff: readonly Role[] = ['administrator', 'support'];
const administrators: readonly Role[] = ['administrator'];

/**
 * What a call of the back office needs, and which roles have it. The only table of this kind: calls name a permission,
 * the API checks it, screens show by it, and tests try each call with each role (issue: support has orders, customers
 * and content; no money, no keys).
 */
export const permissions = {
  /** The own session and account: look, log out, set up the second factor. */
  'own-account': everyone,
  /** Orders, carts, requests and what belongs to them. */
  'read-orders': everyone,
  /** Acts on an order that move no money: resend what a panel doesn't have, refill, target, notes, e-mails. */
  'work-orders': staff,
  /** Have an order delivered that a panel may have already: it is paid there once more. */
  'resend-again': administrators,
  'read-customers': everyone,
  /** Answer, block, erase. */
  'work-customers': staff,
  /** Say in a customer's place that they asked: an erasure then needs no answer from their address. */
  'vouch-for-customers': administrators,
  'read-content': everyone,
  'edit-content': staff,
  /** Payments, revenue, refunds and disputes to look at; an order's own amount belongs to the order. */
  'read-money': ['administrator', 'read-only'],
  /** Refunds, prices, discount codes: whatever changes what somebody pays or gets back. */
  'move-money': administrators,
  /** Services and providers to look at; keys are never shown to anyone (decision 21). */
  'read-catalogue': everyone,
  /** Providers with their keys, provider mapping, schedules. */
  'manage-providers': administrators,
  'read-settings': everyone,
  'manage-settings': administrators,
  /** API and e-mail logs. */
  'read-logs': everyone,
  /** Whole lists with personal data as files. */
  'export-data': staff,
  'manage-users': administrators,
  'read-audit': administrators,
  /** Encrypted inputs of runs in the Temporal UI; login codes and sums are among them. */
  'read-runs': administrators,
} as const satisfies Record<string, readonly Role[]>;
export type Permission = keyof typeof permissions;

/** Whether a role has a permission. */
export function may(role: Role, permission: Permission): boolean {
  return (permissions[permission] as readonly Role[]).includes(role);
}

/** Who has to have a second step: nobody has to, administrators, or everyone. */
export const secondStepRules = ['optional', 'administrators', 'everyone'] as const;
export type SecondStepRule = (typeof secondStepRules)[number];

/** Whether a role has to have a second step before anything but the own account opens. */
export function needsSecondStep(role: Role, rule: SecondStepRule): boolean {
  return rule === 'everyone' || (rule === 'administrators' && role === 'administrator');
}

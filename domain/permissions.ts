/** The back office's roles, from everything to looking only. */
export const roles = ['administrator', 'support', 'read-only'] as const;
export type Role = (typeof roles)[number];

const everyone: readonly Role[] = roles;
const staff: readonly Role[] = ['administrator', 'support'];
const administrators: readonly Role[] = ['administrator'];

/**
 * The permissions of back-office calls, and the roles that have each. The only such table: calls name a permission, the
 * API checks it, screens show by it, and tests try each call with each role (issue: support has orders, customers and
 * content; no money, no keys).
 */
export const permissions = {
  /** The user's own session and account: look, log out, set up the second factor. */
  'own-account': everyone,
  /** Orders, carts, requests and related data. */
  'read-orders': everyone,
  /** Actions on an order that move no money: resend what a panel doesn't have, refill, target, notes, e-mails. */
  'work-orders': staff,
  /**
   * Send what a panel may already have, by force or many orders at once: the shop may pay for it twice. That the panel
   * doesn't have one submission is what somebody saw there (`resolve-submission`, D22).
   */
  'resend-again': administrators,
  'read-customers': everyone,
  /** Answer, block, erase. */
  'work-customers': staff,
  /** Confirm that a customer asked: an erasure then needs no answer from their address. */
  'vouch-for-customers': administrators,
  'read-content': everyone,
  'edit-content': staff,
  /** View payments, revenue, refunds and disputes; an order's own amount belongs to the order. */
  'read-money': ['administrator', 'read-only'],
  /** Refunds, prices, discount codes: anything that changes what somebody pays or gets back. */
  'move-money': administrators,
  /** View services and providers; keys are never shown to anyone (D21). */
  'read-catalogue': everyone,
  /** Providers with their keys, provider mapping, schedules. */
  'manage-providers': administrators,
  'read-settings': everyone,
  'manage-settings': administrators,
  /** API and e-mail logs. */
  'read-logs': everyone,
  /** Complete lists with personal data as files. */
  'export-data': staff,
  'manage-users': administrators,
  'read-audit': administrators,
  /** Encrypted inputs of runs in the Temporal UI; they include login codes and amounts. */
  'read-runs': administrators,
} as const satisfies Record<string, readonly Role[]>;
export type Permission = keyof typeof permissions;

/** Whether a role has a permission. */
export function may(role: Role, permission: Permission): boolean {
  return (permissions[permission] as readonly Role[]).includes(role);
}

/** Who must have a second step: nobody, administrators, or everyone. */
export const secondStepRules = ['optional', 'administrators', 'everyone'] as const;
export type SecondStepRule = (typeof secondStepRules)[number];

/** Whether a role needs a second step before anything but the user's own account opens. */
export function needsSecondStep(role: Role, rule: SecondStepRule): boolean {
  return rule === 'everyone' || (rule === 'administrators' && role === 'administrator');
}

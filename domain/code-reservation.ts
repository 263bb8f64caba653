/**
 * How long an unpaid cart reserves a use of a limited code, in seconds: enough to pay, also with a step at the bank. With
 * more, a stranger's carts would keep the uses from those who pay (decisions/0019).
 */
export const reservedSeconds = 3600;

/** A visit to the checkout renews it if less than this is left, in seconds: who pays then has time for the bank. */
export const renewWithinSeconds = 1800;

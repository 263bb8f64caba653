/** How long a login code is valid, in seconds, and how often it may be entered (D20). */
export const loginCodeLimits = { validSeconds: 600, tries: 5 } as const;

/** Digits of a login code. */
export const loginCodePattern = /^\d{6}$/;

/** A new login: the browser that requested it, and the address to prove. Its code is stored elsewhere, sealed. */
export interface LoginRequest {
  /** Made by the browser, so that a repeated request is the same login. */
  id: string;
  /** Hash of the browser's secret; only this browser can use the code. */
  owner: string;
  email: string;
  /** Only from an API before 0.4, which passed the code itself, readable in the run. */
  code?: string;
  /** Keyed hash of the code, as it is stored. */
  codeMac: string;
  language: 'es' | 'fr' | 'it';
}

/**
 * The second step in the back office: how long after the right password its code may be typed, in seconds, and how
 * often.
 */
export const halfLoginLimits = { validSeconds: 300, tries: 5 } as const;

/**
 * How long a first password is valid, in days: as long as a person may be away before their first login. It travels in
 * plain text and its creator has seen it (OWASP ASVS 5.0, 6.4.1).
 */
export const firstPasswordDays = 7;

/**
 * How long a back-office session may make calls with `stepUp` after its user typed password or code, in seconds. Then
 * it needs a new proof (OWASP ASVS 5.0, 7.5.3).
 */
export const proofSeconds = 600;

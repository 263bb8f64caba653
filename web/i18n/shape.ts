import type { es } from './es';
import type { Overrides } from './overrides';

/** Every sentence a language must have: a missing key fails the type check (D2). */
export type Messages = typeof es;

/** The replacements in compliance mode. */
export type Neutral = Overrides<Messages>;

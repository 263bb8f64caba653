import type { es } from './es';
import type { Overrides } from './overrides';

/** Every sentence a language must have: a missing key fails the type check (decision 2). */
export type Messages = typeof es;

/** What takes the place of sentences in compliance mode. */
export type Neutral = Overrides<Messages>;

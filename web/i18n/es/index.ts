import { common } from './common';
import { shell } from './shell';

/** The Spanish catalogue, the first; the others must have its keys. */
export const es = { common, shell };

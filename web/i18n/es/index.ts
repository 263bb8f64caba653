import { checkout } from './checkout';
import { common } from './common';
import { errors } from './errors';
import { home } from './home';
import { order } from './order';
import { shell } from './shell';

/** The Spanish catalogue, the first; the others must have its keys. */
export const es = { common, shell, errors, home, order, checkout };

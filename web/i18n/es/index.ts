import { heads } from '../../../domain/page-heads/es';
import { checkout } from './checkout';
import { common } from './common';
import { errors } from './errors';
import { home } from './home';
import { order } from './order';
import { pages } from './pages';
import { shell } from './shell';
import { success, tracking } from './tracking';

/** The Spanish catalogue, the first; the others must have its keys. */
export const es = { heads, common, shell, errors, home, order, checkout, tracking, success, pages };

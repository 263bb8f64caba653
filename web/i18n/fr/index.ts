import { heads } from '../../../domain/page-heads/fr';
import type { Messages } from '../catalogue';
import { checkout } from './checkout';
import { chooser } from './chooser';
import { common } from './common';
import { consent } from './consent';
import { errors } from './errors';
import { home } from './home';
import { lines } from './lines';
import { order } from './order';
import { pages } from './pages';
import { shell } from './shell';
import { success, tracking } from './tracking';
import { withdrawal } from './withdrawal';

/** The French catalogue. */
export const fr: Messages = {
  heads,
  common,
  consent,
  shell,
  errors,
  home,
  lines,
  chooser,
  order,
  checkout,
  tracking,
  success,
  pages,
  withdrawal,
};

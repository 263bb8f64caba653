import { heads } from '../../../domain/page-heads/it';
import type { Messages } from '../catalogue';
import { checkout } from './checkout';
import { common } from './common';
import { errors } from './errors';
import { home } from './home';
import { order } from './order';
import { pages } from './pages';
import { shell } from './shell';
import { success, tracking } from './tracking';

/** The Italian catalogue. */
export const it: Messages = {
  heads,
  common,
  shell,
  errors,
  home,
  order,
  checkout,
  tracking,
  success,
  pages,
};

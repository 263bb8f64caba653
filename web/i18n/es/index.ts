import { heads } from '#domain/page-heads/es.ts';
import { account } from './account';
import { banner } from './banner';
import { campaigns } from './campaigns';
import { cases } from './cases';
import { chat } from './chat';
import { checkout } from './checkout';
import { chooser } from './chooser';
import { common } from './common';
import { consent } from './consent';
import { demo } from './demo';
import { errors } from './errors';
import { faq } from './faq';
import { home } from './home';
import { lines } from './lines';
import { order } from './order';
import { pages } from './pages';
import { review } from './review';
import { shell } from './shell';
import { contact, leaving } from './support';
import { thread } from './thread';
import { success, tracking } from './tracking';
import { withdrawal } from './withdrawal';

/** The Spanish catalogue, the first; the others must have its keys. */
export const es = {
  heads,
  common,
  consent,
  shell,
  errors,
  home,
  lines,
  chooser,
  order,
  account,
  checkout,
  thread,
  tracking,
  success,
  pages,
  banner,
  campaigns,
  withdrawal,
  faq,
  cases,
  chat,
  demo,
  contact,
  leaving,
  review,
};

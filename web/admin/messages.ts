import { groupNames } from './messages/groups';
import { keyMessages, loginMessages, shellMessages, stepUpMessages } from './messages/shell';

/** Sentences of the frame around every screen. The back office is Spanish only (D1). */
export const messages = {
  shell: shellMessages,
  groups: groupNames,
  keys: keyMessages,
  login: loginMessages,
  stepUp: stepUpMessages,
} as const;

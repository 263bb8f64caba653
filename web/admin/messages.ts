import { actionMessages, dialogMessages } from './messages/actions';
import { attentionLabels, attentionMessages } from './messages/attention';
import { experimentMessages } from './messages/experiment';
import { orderMessages } from './messages/order';
import { listMessages } from './messages/orders';
import { requestMessages } from './messages/requests';
import { errorAdvice, failureTitles, resultMessages } from './messages/results';
import { groupNames, screenMessages } from './messages/screens';
import { keyMessages, loginMessages, shellMessages } from './messages/shell';
import { actorNames, dataNames, timelineMessages } from './messages/timeline';

/** Every sentence of the back office. It is Spanish only (decision 1). */
export const messages = {
  shell: shellMessages,
  screens: screenMessages,
  groups: groupNames,
  keys: keyMessages,
  login: loginMessages,
  list: listMessages,
  order: orderMessages,
  experiment: experimentMessages,
  requests: requestMessages,
  attention: attentionMessages,
  attentionLabels,
  timeline: timelineMessages,
  actors: actorNames,
  data: dataNames,
  actions: actionMessages,
  dialog: dialogMessages,
  results: resultMessages,
  failures: failureTitles,
  errors: errorAdvice,
} as const;

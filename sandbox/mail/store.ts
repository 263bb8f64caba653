/** A caught message. */
export interface CaughtMessage {
  id: number;
  receivedAt: string;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  raw: string;
}

/** The state that survives a restart. */
export interface MailState {
  next: number;
  messages: CaughtMessage[];
}

const kept = 500;

export function emptyMail(): MailState {
  return { next: 1, messages: [] };
}

/** Adds a message; drops the oldest if there are too many. */
export function keep(state: MailState, message: Omit<CaughtMessage, 'id'>): CaughtMessage {
  const caught = { id: state.next++, ...message };
  state.messages.push(caught);
  if (state.messages.length > kept) state.messages.splice(0, state.messages.length - kept);
  return caught;
}

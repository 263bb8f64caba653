import type { ContactState } from '#domain/threads.ts';
import { useMessages } from '../i18n/messages';
import { Badge, type Tone } from '../ui/badge';

const tones: Record<ContactState, Tone> = { open: 'warning', answered: 'success', closed: 'neutral' };

/** The state of a message to support. */
export function ThreadBadge({ state }: { state: ContactState }) {
  const { thread } = useMessages();
  return <Badge tone={tones[state]}>{thread.states[state]}</Badge>;
}

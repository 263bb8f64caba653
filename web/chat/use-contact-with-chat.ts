import { usePaths } from '../shell/paths';
import { useConversation } from './conversation';

/** The address of the contact form, which takes over the conversation if there is one. */
export function useContactWithChat(): string {
  const { contact, contactWithChat } = usePaths();
  return useConversation().messages.length > 0 ? contactWithChat : contact;
}

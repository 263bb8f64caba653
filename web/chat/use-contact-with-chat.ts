import { useSiteLinks } from '../shell/site-links';
import { useConversation } from './conversation';

/** Where a person is written to: the contact form, which takes the conversation along where there is one. */
export function useContactWithChat(): string {
  const { contact } = useSiteLinks();
  return useConversation().messages.length > 0 ? `${contact}?chat=1` : contact;
}

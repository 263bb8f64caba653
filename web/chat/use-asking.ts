import { useLanguage, useMessages } from '../i18n/messages';
import { useCompliance } from '../shell/compliance';
import { useToast } from '../ui/toast';
import { conversation } from './conversation';

/** Sends the typed text, or retries what failed; shows a toast if there was no answer (S1 §8). */
export function useAsking(): { send: () => void; again: () => void } {
  const { chat } = useMessages();
  const where = { language: useLanguage(), neutral: useCompliance().on };
  const toast = useToast();
  const showFailure = (answered: boolean) => {
    if (!answered) toast({ ...chat.toast, tone: 'danger' });
  };
  return {
    send: () => void conversation.send(where, chat.sorry).then(showFailure),
    again: () => void conversation.again(where, chat.sorry).then(showFailure),
  };
}

import { createContext, type ReactNode, useContext } from 'react';
import type { Language } from '#domain/money.ts';
import type { Messages } from './shape';

const MessagesContext = createContext<{ language: Language; messages: Messages } | undefined>(undefined);

/** Provides a part of the page with its language and sentences. */
export function MessagesProvider({
  language,
  messages,
  children,
}: {
  language: Language;
  messages: Messages;
  children: ReactNode;
}) {
  return <MessagesContext value={{ language, messages }}>{children}</MessagesContext>;
}

/** The sentences of the page's language, by feature. */
export function useMessages(): Messages {
  const context = useContext(MessagesContext);
  if (!context) throw new Error('useMessages needs a MessagesProvider above it');
  return context.messages;
}

/** The page's language; Spanish by default (D2), as in the back office. */
export function useLanguage(): Language {
  return useContext(MessagesContext)?.language ?? 'es';
}

import { useContext } from 'react';
import type { Messages } from '../i18n/catalogue';
import { useMessages } from '../i18n/messages';
import { LineContext } from './cart-storage';

/** What the sections around the order form say of the page's line of products. */
export function useLineTexts(): Messages['lines']['likes'] {
  const { home, lines } = useMessages();
  const line = useContext(LineContext);
  return line === 'likes' || line === 'views' ? lines[line] : home;
}

import { useContext } from 'react';
import { LineContext } from '../cart/cart-storage';
import { useMessages } from '../i18n/messages';
import type { Messages } from '../i18n/shape';

/** Headline and lead of the page's product line. */
export function useLineTexts(): Messages['lines']['likes'] {
  const { home, lines } = useMessages();
  const line = useContext(LineContext);
  return line === 'likes' || line === 'views' ? lines[line] : home;
}

import { Dialog as Radix } from 'radix-ui';
import { type ComponentProps, useState } from 'react';
import { focusContent } from './kept-focus';

/**
 * The content of a dialog. When it closes, the focus returns to where it was, or to the page's content if that is gone,
 * unless something else has it by then: Radix itself only returns it to its own triggers. It exists as long as the
 * dialog is open.
 */
export function DialogContent(props: Omit<ComponentProps<typeof Radix.Content>, 'onCloseAutoFocus'>) {
  // Before anything in it gets the focus.
  const [before] = useState(() => document.activeElement);
  const giveBack = (event: Event) => {
    event.preventDefault();
    const lost = !document.activeElement || document.activeElement === document.body;
    if (!lost) return;
    if (before instanceof HTMLElement && before.isConnected) before.focus();
    else focusContent();
  };
  return <Radix.Content {...props} onCloseAutoFocus={giveBack} />;
}

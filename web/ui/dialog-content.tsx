import { Dialog as Radix } from 'radix-ui';
import { type ComponentProps, useState } from 'react';

/**
 * What a dialog shows. Once it is over, what had the focus before gets it back, unless something else has it by then:
 * Radix itself gives it to its own triggers only. It exists as long as the dialog is open.
 */
export function DialogContent(props: Omit<ComponentProps<typeof Radix.Content>, 'onCloseAutoFocus'>) {
  // Before anything in it takes the focus.
  const [before] = useState(() => document.activeElement);
  const giveBack = (event: Event) => {
    event.preventDefault();
    const lost = !document.activeElement || document.activeElement === document.body;
    if (lost && before instanceof HTMLElement) before.focus();
  };
  return <Radix.Content {...props} onCloseAutoFocus={giveBack} />;
}

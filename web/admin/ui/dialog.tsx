import type { ComponentProps } from 'react';
import { Dialog as SharedDialog } from '#web/ui/dialog.tsx';
import { messages } from '../messages';

/** A dialog with the back office's word on its closing button. */
export function Dialog(props: Omit<ComponentProps<typeof SharedDialog>, 'closeLabel'>) {
  return <SharedDialog {...props} closeLabel={messages.shell.close} />;
}

import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { Dialog as SharedDialog } from '#web/ui/dialog.tsx';
import { messages } from '../messages';
import { LeaveQuestion } from './leave-question';
import { formsNow, lossOnLeave } from './unsaved-forms';

/**
 * A dialog with the back office's word on its closing button. If something is typed in it, that button, Escape and a
 * click beside it ask before it is lost; a "Cancelar" among its contents closes it at once. A dialog with a form is
 * rendered only while it is open: otherwise its question outlives it.
 */
export function Dialog({ onClose, ...props }: Omit<ComponentProps<typeof SharedDialog>, 'closeLabel'>) {
  const { open } = props;
  const beneath = useRef<ReadonlySet<object>>(undefined);
  const [asking, setAsking] = useState(false);
  useLayoutEffect(() => {
    if (open) beneath.current = formsNow();
  }, [open]);
  const close = onClose && (() => (lossOnLeave(beneath.current) ? setAsking(true) : onClose()));
  return (
    <>
      <SharedDialog {...props} onClose={close} closeLabel={messages.shell.close} />
      {open && asking && (
        <LeaveQuestion
          onLeave={() => {
            setAsking(false);
            onClose?.();
          }}
          onStay={() => setAsking(false)}
        />
      )}
    </>
  );
}

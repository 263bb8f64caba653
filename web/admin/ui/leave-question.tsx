import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { messages } from '../messages';
import type { OnLeave } from './unsaved-forms';

const text = messages.leaving;

/** Asks whether to leave unsaved changes. Open as long as it is rendered. */
export function LeaveQuestion({
  loss = 'lost',
  onLeave,
  onStay,
}: {
  loss?: OnLeave;
  onLeave: () => void;
  onStay: () => void;
}) {
  return (
    <Dialog
      open
      onClose={onStay}
      title={text.title}
      description={text[loss]}
      closeLabel={messages.shell.close}
    >
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onLeave}>{text.leave}</Button>
        <Button variant="primary" onClick={onStay}>
          {text.stay}
        </Button>
      </div>
    </Dialog>
  );
}

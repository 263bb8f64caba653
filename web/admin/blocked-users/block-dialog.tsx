import { Dialog } from '../ui/dialog';
import { BlockForm } from './block-form';
import { blockedMessages as text } from './text';

/** Blocks a known customer: the form with name and address filled in. */
export function BlockDialog({
  known,
  open,
  onClose,
}: {
  known: { username?: string; email?: string };
  open: boolean;
  onClose: () => void;
}) {
  return (
    <Dialog open={open} onClose={onClose} title={text.form.title} description={text.lead} width="medium">
      <BlockForm known={known} onDone={onClose} />
    </Dialog>
  );
}

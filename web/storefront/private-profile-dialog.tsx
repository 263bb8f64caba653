import { useMessages } from '../i18n/messages';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';

/** Says that the profile must be public, and how to make it so (S0 §2). */
export function PrivateProfileDialog({
  username,
  onClose,
}: {
  username: string | undefined;
  onClose: () => void;
}) {
  const { order, common } = useMessages();
  const { title, text, steps, done } = order.privateDialog;
  return (
    <Dialog
      open={username !== undefined}
      onClose={onClose}
      title={title}
      description={text(username ?? '')}
      closeLabel={common.close}
    >
      <ol className="mb-5 grid list-decimal gap-1.5 pl-5 leading-6">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Button look="primary" size="large" className="w-full" onClick={onClose}>
        {done}
      </Button>
    </Dialog>
  );
}

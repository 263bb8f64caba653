import { messages } from '../messages';
import { Dialog } from '../ui/dialog';
import { Kbd } from '../ui/kbd';

const text = messages.keys;

/** The keys that work on every screen. */
export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={text.title} description={text.description}>
      <dl className="grid gap-2 text-sm">
        {text.list.map((shortcut) => (
          <div key={shortcut.text} className="flex items-center justify-between gap-4">
            <dt>{shortcut.text}</dt>
            <dd className="flex gap-1">
              {shortcut.keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

import { Checkbox } from '#web/ui/checkbox.tsx';
import { messages } from '../messages';
import { Dialog } from '../ui/dialog';
import { Kbd } from '../ui/kbd';
import { useSingleKeys } from '../ui/single-keys';

const text = messages.keys;

/** The keys that work on every screen, and whether those of one character do. */
export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [single, turnSingle] = useSingleKeys();
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
      <div className="mt-4 border-t border-line pt-2">
        <Checkbox checked={single} onChange={turnSingle}>
          <span className="font-semibold">{text.single}</span>
          <span className="block text-muted">{text.singleHint}</span>
        </Checkbox>
      </div>
    </Dialog>
  );
}

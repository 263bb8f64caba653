import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Dialog } from '../../ui/dialog';
import { inputStyle } from '../../ui/field';
import { messages } from '../messages';
import { useSession } from '../session';
import { paletteEntries } from './palette-entries';

const text = messages.keys;

/** Goes to an order or a list by its name (⌘K). */
export function Palette({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.palette}
      description={text.paletteDescription}
      closeLabel={messages.shell.close}
      width="medium"
    >
      <Chooser onChosen={onClose} />
    </Dialog>
  );
}

/** Apart, so that each opening begins empty. */
function Chooser({ onChosen }: { onChosen: () => void }) {
  const id = useId();
  const navigate = useNavigate();
  const { session } = useSession();
  const [typed, setTyped] = useState('');
  const [marked, setMarked] = useState(0);
  const entries = paletteEntries(typed, session.role);
  const choose = (index: number) => {
    const entry = entries[index];
    if (!entry) return;
    onChosen();
    void navigate(entry.to);
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setMarked((marked + step + entries.length) % entries.length);
    else if (event.key === 'Enter') choose(marked);
    else return;
    event.preventDefault();
  };
  return (
    <div className="grid gap-3">
      <input
        role="combobox"
        aria-label={text.paletteInput}
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={`${id}-${marked}`}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setMarked(0);
        }}
        onKeyDown={onKeyDown}
        className={inputStyle}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={text.palette}
        className="grid max-h-80 overflow-y-auto"
      >
        {entries.map((entry, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys; options are pointed at
          <div
            key={entry.to}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === marked}
            onClick={() => choose(index)}
            onPointerMove={() => setMarked(index)}
            className="flex min-h-11 cursor-pointer items-center rounded-control px-3 text-sm aria-selected:bg-accent-soft aria-selected:text-accent-ink"
          >
            {entry.name}
          </div>
        ))}
      </div>
    </div>
  );
}

import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Dialog } from '../../ui/dialog';
import { inputStyle } from '../../ui/field';
import { Spinner } from '../../ui/spinner';
import { messages } from '../messages';
import { useSession } from '../session';
import { Kbd } from '../ui/kbd';
import { LoadFailure } from '../ui/load-failure';
import { hitGroups, type PaletteGroup, paletteEntries } from './palette-entries';
import { useSearch } from './use-search';

const text = messages.keys;

/** Finds an order, a customer or a payment, or goes to a list by its name (⌘K). */
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
  const list = useRef<HTMLDivElement>(null);
  const search = useSearch(typed);
  const lists = paletteEntries(typed, session.role);
  const found = search.data ? hitGroups(search.data) : [];
  const groups: PaletteGroup[] = [
    // A whole number leads to its order at once; what was found comes before mere names of screens.
    ...found,
    ...(lists.length > 0 ? [{ name: text.paletteGroups.go, entries: lists }] : []),
  ];
  const entries = groups.flatMap((group) => group.entries);
  const at = Math.min(marked, Math.max(entries.length - 1, 0));
  const hits = found.reduce((sum, group) => sum + group.entries.length, 0);

  useEffect(() => {
    list.current?.querySelector(`[data-index="${at}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [at]);

  const choose = (index: number) => {
    const entry = entries[index];
    if (!entry) return;
    onChosen();
    void navigate(entry.to);
  };
  // Enter waits for the answer to what is typed: half a number must not open somebody else's order.
  const [wished, setWished] = useState(false);
  useEffect(() => {
    if (!wished || search.busy) return;
    setWished(false);
    choose(at);
  });
  const onKeyDown = (event: React.KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setMarked(entries.length === 0 ? 0 : (at + step + entries.length) % entries.length);
    else if (event.key === 'Enter') setWished(true);
    else return;
    event.preventDefault();
  };
  let index = 0;
  return (
    <div className="grid gap-3">
      <input
        role="combobox"
        aria-label={text.paletteInput}
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={entries.length > 0 ? `${id}-${at}` : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        placeholder={text.paletteInput}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setMarked(0);
          setWished(false);
        }}
        onKeyDown={onKeyDown}
        className={inputStyle}
      />
      <p role="status" className="flex min-h-5 items-center gap-2 text-sm text-muted">
        {search.busy && <Spinner className="size-4" />}
        {search.busy
          ? text.paletteSearching
          : search.short
            ? text.paletteShort
            : search.data && (hits > 0 ? text.paletteFound(hits) : text.paletteNothing(typed.trim()))}
      </p>
      {search.error && (
        <LoadFailure
          title={text.paletteFailed}
          error={search.error}
          onRetry={search.refetch}
          busy={search.busy}
        />
      )}
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={text.palette}
        aria-busy={search.busy}
        className="grid max-h-80 overflow-y-auto"
      >
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: options of a listbox stand in groups; a fieldset is for fields
          <div key={group.name} role="group" aria-label={group.name}>
            {found.length > 0 && (
              <p aria-hidden="true" className="px-3 pt-2 pb-1 text-xs font-medium text-muted">
                {group.name}
              </p>
            )}
            {group.entries.map((entry) => {
              const own = index++;
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys; options are pointed at
                <div
                  key={entry.to}
                  id={`${id}-${own}`}
                  data-index={own}
                  role="option"
                  tabIndex={-1}
                  aria-selected={own === at}
                  onClick={() => choose(own)}
                  onPointerMove={() => setMarked(own)}
                  className="flex min-h-11 cursor-pointer flex-col justify-center rounded-control px-3 py-1.5 text-sm aria-selected:bg-accent-soft aria-selected:text-accent-ink"
                >
                  <span className="wrap-anywhere tabular-nums">{entry.name}</span>
                  {entry.detail && (
                    <span className={`text-xs wrap-anywhere ${own === at ? '' : 'text-muted'}`}>
                      {entry.detail}
                    </span>
                  )}
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <p aria-hidden="true" className="hidden gap-4 text-xs text-muted sm:flex">
        <span>
          <Kbd>↑</Kbd> <Kbd>↓</Kbd> {text.paletteHelp.move}
        </span>
        <span>
          <Kbd>Enter</Kbd> {text.paletteHelp.open}
        </span>
        <span>
          <Kbd>Esc</Kbd> {text.paletteHelp.close}
        </span>
      </p>
    </div>
  );
}

import { Command } from 'cmdk';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { inputStyle } from '#web/ui/field.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { messages } from '../messages';
import { useSession } from '../session';
import { Dialog } from '../ui/dialog';
import { Kbd } from '../ui/kbd';
import { LoadFailure } from '../ui/load-failure';
import { hitGroups, type PaletteGroup, paletteEntries, typedRequest } from './palette-entries';
import { useSearch } from './use-search';

const text = messages.keys;

/** Finds an order, a customer, a payment or a request, or opens a list by its name (⌘K). */
export function Palette({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.palette}
      description={text.paletteDescription}
      width="medium"
    >
      <Chooser onChosen={onClose} />
    </Dialog>
  );
}

/** One screen may appear in two groups. */
const keyOf = (group: PaletteGroup, to: string) => `${group.name} ${to}`;

/** A separate component, so that it starts empty each time it opens. */
function Chooser({ onChosen }: { onChosen: () => void }) {
  const navigate = useNavigate();
  const { role } = useSession().session;
  const [typed, setTyped] = useState('');
  // The search knows no requests; their references lead to their pages.
  const search = useSearch(typedRequest(typed) ? '' : typed);
  const [marked, setMarked] = useState<{ value: string; of: string | undefined }>();
  const found = search.data ? hitGroups(search.data) : [];
  const hits = found.reduce((sum, group) => sum + group.entries.length, 0);
  const groups: PaletteGroup[] = [
    // A complete number opens its order at once; search results come before names of screens.
    ...found,
    { name: text.paletteGroups.go, entries: paletteEntries(typed, role) },
  ].filter(({ entries }) => entries.length > 0);
  const addresses = new Map(
    groups.flatMap((group) => group.entries.map(({ to }) => [keyOf(group, to), to] as const)),
  );
  // A selection among the results of another text means nothing here; new results of the same text keep it.
  const answered = search.data?.q;
  const isMarked = marked !== undefined && marked.of === answered && addresses.has(marked.value);
  const value = isMarked ? marked.value : ([...addresses.keys()][0] ?? '');

  const choose = (which: string) => {
    const to = addresses.get(which);
    if (!to) return;
    onChosen();
    void navigate(to);
  };
  // Enter waits for the answer to the typed text: half a number must not open somebody else's order.
  const [enterPressed, setEnterPressed] = useState(false);
  useEffect(() => {
    if (!enterPressed || search.busy) return;
    setEnterPressed(false);
    choose(value);
  });
  return (
    <Command
      label={text.paletteInput}
      shouldFilter={false}
      loop
      value={value}
      onValueChange={(next) => setMarked({ value: next, of: answered })}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !search.busy) return;
        event.preventDefault();
        setEnterPressed(true);
      }}
      className="grid gap-3"
    >
      <Command.Input
        autoComplete="off"
        maxLength={100}
        placeholder={text.paletteInput}
        value={typed}
        onValueChange={(next) => {
          setTyped(next);
          setEnterPressed(false);
        }}
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
      <Command.List label={text.palette} aria-busy={search.busy} className="max-h-80 overflow-y-auto">
        {groups.map((group) => (
          <Command.Group
            key={group.name}
            heading={
              <span className="block px-3 pt-2 pb-1 text-xs font-medium text-muted">{group.name}</span>
            }
          >
            {group.entries.map(({ name, to, detail }) => (
              <Command.Item
                key={to}
                value={keyOf(group, to)}
                onSelect={choose}
                className="group flex min-h-11 cursor-pointer flex-col justify-center rounded-control px-3 py-1.5 text-sm outline-accent aria-selected:bg-accent-soft aria-selected:text-accent-ink aria-selected:outline-2 aria-selected:-outline-offset-2"
              >
                <span className="wrap-anywhere tabular-nums">{name}</span>
                {detail && (
                  <span className="text-xs wrap-anywhere text-muted group-aria-selected:text-inherit">
                    {detail}
                  </span>
                )}
              </Command.Item>
            ))}
          </Command.Group>
        ))}
      </Command.List>
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
    </Command>
  );
}

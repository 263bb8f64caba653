import { Menu, Search, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import type { LiveState } from '../live';
import { messages } from '../messages';
import type { AdminSession } from '../session';
import { Account } from './account';
import { KeysButton } from './keys-button';
import { LiveIndicator } from './live-indicator';
import { NavItems } from './nav-items';

const text = messages.shell;
const round = 'grid size-11 place-items-center rounded-control hover:bg-sunken';

/** The bar on top of phones and tablets; its menu fills the screen (S1 §2.15). */
export function TopBar({
  session,
  live,
  onKeys,
  onSearch,
}: {
  session: AdminSession;
  live: LiveState;
  onKeys: () => void;
  onSearch: () => void;
}) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center gap-2 border-b border-line bg-surface px-2 lg:hidden">
      <Dialog.Root open={open} onOpenChange={setOpen}>
        <Dialog.Trigger aria-label={text.openMenu} className={`${round} relative`}>
          <Menu aria-hidden="true" className="size-5" />
          {session.attentionCount > 0 && (
            <span
              aria-hidden="true"
              className="absolute top-2 right-2 size-2.5 rounded-full bg-danger ring-2 ring-surface"
            />
          )}
        </Dialog.Trigger>
        <Dialog.Portal>
          <Dialog.Content
            aria-describedby={undefined}
            className="fixed inset-0 z-40 flex animate-fade flex-col gap-2 bg-surface p-2 text-ink outline-none"
          >
            <div className="flex items-center justify-between pl-3">
              <Dialog.Title className="text-lg font-semibold">{text.title}</Dialog.Title>
              <Dialog.Close aria-label={text.closeMenu} className={round}>
                <X aria-hidden="true" className="size-5" />
              </Dialog.Close>
            </div>
            <div className="-mx-2 min-h-0 flex-1 overflow-y-auto px-2">
              <NavItems session={session} onLeave={close} />
              {/* A tablet has a keyboard, and so has a large screen at 200 %. */}
              <KeysButton
                onClick={() => {
                  close();
                  onKeys();
                }}
              />
            </div>
            <div className="mt-auto grid gap-3 pb-2">
              <LiveIndicator state={live} />
              <hr className="border-line" />
              <Account session={session.session} onLeave={close} />
            </div>
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
      <span className="font-semibold">{text.title}</span>
      <button type="button" onClick={onSearch} aria-label={text.search} className={`${round} ml-auto`}>
        <Search aria-hidden="true" className="size-5" />
      </button>
    </header>
  );
}

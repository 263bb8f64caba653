import { PanelLeftClose, PanelLeftOpen, Search } from 'lucide-react';
import type { LiveState } from '../live';
import { messages } from '../messages';
import type { AdminSession } from '../session';
import { Kbd } from '../ui/kbd';
import { Account } from './account';
import { KeysButton } from './keys-button';
import { LiveIndicator } from './live-indicator';
import { NavItems } from './nav-items';

const text = messages.shell;

interface Props {
  session: AdminSession;
  live: LiveState;
  narrow: boolean;
  onNarrow: (narrow: boolean) => void;
  onKeys: () => void;
  onSearch: () => void;
}

/** The navigation on the side, from small laptops on. */
export function Sidebar({ session, live, narrow, onNarrow, onKeys, onSearch }: Props) {
  const Toggle = narrow ? PanelLeftOpen : PanelLeftClose;
  return (
    <aside
      aria-label={text.title}
      className={`sticky top-0 hidden h-dvh shrink-0 flex-col gap-2 border-r border-line bg-surface p-2 lg:flex ${narrow ? 'w-15.5' : 'w-58'}`}
    >
      <div className={`flex h-11 items-center ${narrow ? 'justify-center' : 'justify-between pl-3'}`}>
        {!narrow && <span className="font-semibold">{text.title}</span>}
        <button
          type="button"
          onClick={() => onNarrow(!narrow)}
          aria-expanded={!narrow}
          aria-label={narrow ? text.expand : text.collapse}
          title={narrow ? text.expand : text.collapse}
          className="grid size-11 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink"
        >
          <Toggle aria-hidden="true" className="size-5" />
        </button>
      </div>
      <button
        type="button"
        onClick={onSearch}
        title={text.search}
        aria-keyshortcuts="Control+K Meta+K"
        className={`flex min-h-9 items-center gap-2 rounded-control px-3 text-sm whitespace-nowrap text-muted hover:bg-sunken hover:text-ink ${narrow ? '' : 'border border-line'}`}
      >
        <Search aria-hidden="true" className="size-4 shrink-0" />
        <span className={narrow ? 'sr-only' : ''}>{text.search}</span>
        {!narrow && (
          <span aria-hidden="true" className="ml-auto flex gap-1">
            <Kbd>Ctrl</Kbd>
            <Kbd>K</Kbd>
          </span>
        )}
      </button>
      {/* There are more screens than a small window can show. */}
      <div className="-mx-2 min-h-0 flex-1 overflow-y-auto px-2">
        <NavItems session={session} narrow={narrow} />
      </div>
      <div className="mt-auto grid gap-1">
        <LiveIndicator state={live} narrow={narrow} />
        <KeysButton onClick={onKeys} narrow={narrow} />
        <hr className="my-1 border-line" />
        <Account session={session.session} narrow={narrow} />
      </div>
    </aside>
  );
}

import { WifiOff } from 'lucide-react';
import type { LiveState } from '../live';
import { messages } from '../messages';

/** Whether live updates arrive; announced to screen readers when they stop. */
export function LiveIndicator({ state, narrow = false }: { state: LiveState; narrow?: boolean }) {
  const live = state === 'live';
  const words = live ? messages.shell.live : messages.shell.offlineShort;
  return (
    <p
      role="status"
      title={live ? words : messages.shell.offline}
      className={`flex items-center gap-3 px-3 text-xs text-muted ${narrow ? 'justify-center' : ''}`}
    >
      <span className="grid size-5 shrink-0 place-items-center">
        {live ? (
          <span aria-hidden="true" className="size-2 rounded-full bg-success" />
        ) : (
          <WifiOff aria-hidden="true" className="size-5 text-warning" />
        )}
      </span>
      <span className={narrow ? 'sr-only' : ''}>{words}</span>
    </p>
  );
}

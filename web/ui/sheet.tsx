import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useEffect } from 'react';
import { DialogContent } from './dialog-content';

/**
 * A large dialog that leaves foreign windows usable, such as a bank's card check, which a modal dialog would block. The
 * page behind is inert, so that focus and screen readers stay in front. While `locked` it can't be closed.
 */
export function Sheet({
  onClose,
  locked,
  title,
  closeLabel,
  children,
}: {
  onClose: () => void;
  locked: boolean;
  title: string;
  closeLabel: string;
  children: ReactNode;
}) {
  useEffect(() => {
    const page = document.getElementById('root');
    const { overflow } = document.documentElement.style;
    page?.setAttribute('inert', '');
    document.documentElement.style.overflow = 'hidden';
    return () => {
      page?.removeAttribute('inert');
      document.documentElement.style.overflow = overflow;
    };
  }, []);
  return (
    <Radix.Root open modal={false} onOpenChange={(open) => !open && !locked && onClose()}>
      <Radix.Portal>
        <div className="fixed inset-0 z-40 animate-fade overflow-y-auto bg-overlay">
          <div className="sm:flex sm:min-h-full sm:items-center sm:justify-center sm:p-6">
            <DialogContent
              aria-modal
              aria-describedby={undefined}
              onInteractOutside={(event) => event.preventDefault()}
              onEscapeKeyDown={(event) => locked && event.preventDefault()}
              className="relative min-h-dvh w-full animate-rise bg-surface text-ink shadow-float outline-none sm:min-h-0 sm:max-w-4xl sm:overflow-hidden sm:rounded-card"
            >
              <header className="flex h-14 items-center justify-between border-b border-line pr-2 pl-4 sm:pl-6">
                <Radix.Title className="text-lg font-bold tracking-tight">{title}</Radix.Title>
                {!locked && (
                  <Radix.Close
                    aria-label={closeLabel}
                    className="grid size-11 place-items-center rounded-full text-muted hover:bg-sunken hover:text-ink"
                  >
                    <X aria-hidden className="size-5" />
                  </Radix.Close>
                )}
              </header>
              {children}
            </DialogContent>
          </div>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}

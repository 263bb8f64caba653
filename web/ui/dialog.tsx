import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { classes } from './classes';
import { DialogContent } from './dialog-content';

const widths = { small: 'sm:max-w-md', medium: 'sm:max-w-xl', large: 'sm:max-w-4xl' } as const;

/**
 * A dialog that traps the focus and returns it. On phones it is a sheet at the bottom. Without `onClose` it can't be
 * closed: only for a running action that must not be left. `unasked`: it opens on its own, so the dialog itself gets the
 * focus, and a key that is meant for something else presses none of its buttons.
 */
export function Dialog({
  open,
  onClose,
  title,
  description,
  closeLabel,
  width = 'small',
  unasked,
  children,
}: {
  open: boolean;
  onClose?: () => void;
  title: string;
  description?: ReactNode;
  closeLabel: string;
  width?: keyof typeof widths;
  unasked?: boolean;
  children: ReactNode;
}) {
  const stay = (event: Event) => {
    if (!onClose) event.preventDefault();
  };
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose?.()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 grid animate-fade grid-cols-1 overflow-y-auto bg-overlay sm:place-items-center sm:p-6">
          <DialogContent
            onOpenAutoFocus={unasked ? focusDialog : undefined}
            onEscapeKeyDown={stay}
            onPointerDownOutside={(event) => {
              // A click on the overlay's scroll bar does not close the dialog.
              const { target } = event.detail.originalEvent;
              const press = event.detail.originalEvent;
              if (!onClose || (target instanceof HTMLElement && press.offsetX > target.clientWidth))
                event.preventDefault();
            }}
            {...(description ? {} : { 'aria-describedby': undefined })}
            className={classes(
              'relative z-50 w-full animate-rise bg-surface text-ink shadow-float outline-none',
              'mt-auto rounded-t-card sm:mt-0 sm:rounded-card',
              widths[width],
            )}
          >
            <header className="grid gap-1 px-5 pt-5 pr-16">
              <Radix.Title className="text-xl font-bold tracking-tight wrap-anywhere">{title}</Radix.Title>
              {description && (
                <Radix.Description className="text-base text-muted wrap-anywhere">
                  {description}
                </Radix.Description>
              )}
            </header>
            <div className="p-5">{children}</div>
            {onClose && (
              <Radix.Close
                aria-label={closeLabel}
                className="absolute top-3 right-3 grid size-11 place-items-center rounded-full text-muted hover:bg-sunken hover:text-ink"
              >
                <X aria-hidden className="size-5" />
              </Radix.Close>
            )}
          </DialogContent>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

function focusDialog(event: Event): void {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}

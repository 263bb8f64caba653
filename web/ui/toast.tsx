import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { classes } from './classes';
import { dismissed, removed, shown, type Toast, type ToastMessage, toastRules } from './toasts';

const ToastContext = createContext<(message: ToastMessage) => void>(() => undefined);

/**
 * Shows a message; it replaces the previous one. Never for errors that need an answer: those stay next to their cause.
 */
export function useToast(): (message: ToastMessage) => void {
  return useContext(ToastContext);
}

const icons = { success: CircleCheck, danger: CircleAlert, info: Info } as const;
const tones = { success: 'text-success', danger: 'text-danger', info: 'text-info' } as const;

/** One toast at a time, by the figures of S0 §9 (toasts.ts). */
export function ToastProvider({
  children,
  regionLabel,
  closeLabel,
}: {
  children: ReactNode;
  regionLabel: string;
  closeLabel: string;
}) {
  const [toast, setToast] = useState<Toast>();
  const show = useCallback((message: ToastMessage) => setToast((before) => shown(before, message)), []);
  const { id, open } = toast ?? {};
  useEffect(() => {
    if (id === undefined || open) return;
    const timer = setTimeout(() => setToast((now) => removed(now, id)), toastRules.removeAfterMs);
    return () => clearTimeout(timer);
  }, [id, open]);
  const tone = toast?.tone ?? 'info';
  const Icon = icons[tone];
  return (
    <ToastContext value={show}>
      <Radix.Provider
        duration={toastRules.durationMs}
        swipeDirection={toastRules.swipeDirection}
        swipeThreshold={toastRules.swipeThreshold}
        label={regionLabel}
      >
        {children}
        {toast && (
          <Radix.Root
            key={toast.id}
            type={tone === 'danger' ? 'foreground' : 'background'}
            open={toast.open}
            onOpenChange={(next) => !next && setToast((now) => dismissed(now, toast.id))}
            className="flex w-full animate-rise items-start gap-3 rounded-card border border-line bg-surface p-4 text-ink shadow-float data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)"
          >
            <Icon aria-hidden className={classes('mt-0.5 size-5 shrink-0', tones[tone])} />
            <div className="grid min-w-0 flex-1 gap-0.5 wrap-anywhere">
              <Radix.Title className="font-semibold">{toast.title}</Radix.Title>
              {toast.text && (
                <Radix.Description className="text-sm text-muted">{toast.text}</Radix.Description>
              )}
            </div>
            <Radix.Close
              aria-label={closeLabel}
              className="-m-2 grid size-11 place-items-center rounded-full text-muted hover:bg-sunken"
            >
              <X aria-hidden className="size-4" />
            </Radix.Close>
          </Radix.Root>
        )}
        <Radix.Viewport
          // Radix inserts the key; by default it says "Notifications" in every language.
          label={`${regionLabel} ({hotkey})`}
          hotkey={[...toastRules.hotkey]}
          className="toasts fixed inset-x-4 z-60 mx-auto flex max-w-sm outline-none sm:right-6 sm:left-auto sm:mx-0 sm:w-96"
        />
      </Radix.Provider>
    </ToastContext>
  );
}

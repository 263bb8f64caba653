import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { classes } from './classes';

type Tone = 'success' | 'danger' | 'info';

/** A short message that passes. */
export interface ToastMessage {
  title: string;
  text?: string;
  tone?: Tone;
}

const ToastContext = createContext<(message: ToastMessage) => void>(() => undefined);

/** Shows a message; it replaces the one before. Never for errors that need an answer: those stay beside their cause. */
export function useToast(): (message: ToastMessage) => void {
  return useContext(ToastContext);
}

const icons = { success: CircleCheck, danger: CircleAlert, info: Info } as const;
const tones = { success: 'text-success', danger: 'text-danger', info: 'text-info' } as const;

/** One toast at a time, 5000 ms, swipe right with 50 px, hotkey F8 (S0 §9). */
export function ToastProvider({
  children,
  regionLabel,
  closeLabel,
}: {
  children: ReactNode;
  regionLabel: string;
  closeLabel: string;
}) {
  const [toast, setToast] = useState<ToastMessage & { id: number }>();
  const show = useCallback((message: ToastMessage) => {
    setToast((before) => ({ ...message, id: (before?.id ?? 0) + 1 }));
  }, []);
  const tone = toast?.tone ?? 'info';
  const Icon = icons[tone];
  return (
    <ToastContext value={show}>
      <Radix.Provider duration={5000} swipeDirection="right" swipeThreshold={50} label={regionLabel}>
        {children}
        {toast && (
          <Radix.Root
            key={toast.id}
            type={tone === 'danger' ? 'foreground' : 'background'}
            onOpenChange={(open) => !open && setToast((now) => (now?.id === toast.id ? undefined : now))}
            className="flex w-full animate-rise items-start gap-3 rounded-card border border-line bg-surface p-4 text-ink shadow-float data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)"
          >
            <Icon aria-hidden className={classes('mt-0.5 size-5 shrink-0', tones[tone])} />
            <div className="grid flex-1 gap-0.5">
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
          hotkey={['F8']}
          className="fixed inset-x-4 top-4 z-60 mx-auto flex max-w-sm outline-none sm:right-6 sm:left-auto sm:mx-0 sm:w-96"
        />
      </Radix.Provider>
    </ToastContext>
  );
}

import { CircleCheck } from 'lucide-react';
import { useMessages } from '../i18n/messages';
import { Spinner } from '../ui/spinner';

/** Covers the form while the payment runs, so that nothing can be changed. */
export function ProcessingCover({ completed }: { completed: boolean }) {
  const { checkout } = useMessages();
  return (
    <div className="absolute -inset-2 z-10 grid animate-fade content-center justify-items-center gap-3 rounded-card bg-surface/95 p-6 text-center">
      {completed ? (
        <CircleCheck aria-hidden className="size-10 text-success" />
      ) : (
        <Spinner className="size-10 text-accent" />
      )}
      <div role="status" className="grid gap-1">
        <p className="text-lg font-bold">{completed ? checkout.completed : checkout.processing}</p>
        <p className="max-w-xs text-sm text-muted">
          {completed ? checkout.completedText : checkout.processingText}
        </p>
      </div>
    </div>
  );
}

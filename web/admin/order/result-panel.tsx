import { CircleAlert, CircleCheck, TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { focusContent } from '#web/ui/kept-focus.ts';
import type { ActionResult } from './action-results';
import { resultMessages } from './results-text';

const tones = {
  success: { box: 'border-success/40 bg-success-soft', ink: 'text-success', Icon: CircleCheck },
  warning: { box: 'border-warning/40 bg-warning-soft', ink: 'text-warning', Icon: TriangleAlert },
  danger: { box: 'border-danger/40 bg-danger-soft', ink: 'text-danger', Icon: CircleAlert },
};

/** The result of the last action. It gets the focus after the dialog and stays until it is closed. */
export function ResultPanel({ result, onDismiss }: { result: ActionResult; onDismiss: () => void }) {
  const { box, ink, Icon } = tones[result.tone];
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    // After the dialog has released the focus.
    const timer = setTimeout(() => panel.current?.focus(), 0);
    return () => clearTimeout(timer);
  }, []);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={resultMessages.region}
      className={`flex gap-3 rounded-card border p-4 text-sm leading-6 ${box}`}
    >
      <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${ink}`} />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="font-semibold">{result.title}</p>
        {result.text && <p className="wrap-anywhere">{result.text}</p>}
      </div>
      <button
        type="button"
        onClick={() => {
          focusContent();
          onDismiss();
        }}
        aria-label={resultMessages.dismiss}
        className="-m-2 grid size-11 shrink-0 place-items-center rounded-full text-muted hover:text-ink"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </section>
  );
}

import { type ReactNode, useLayoutEffect, useRef } from 'react';

/**
 * Fields of an action that accept nothing `when` it runs: its answer fills the form, and what was typed or chosen
 * meanwhile would be lost. None is disabled: that would take the focus from keyboards and screen readers.
 */
export function Locked({ when, children }: { when: boolean; children: ReactNode }) {
  const fields = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => (when && fields.current ? lock(fields.current) : undefined), [when]);
  return (
    <fieldset ref={fields} aria-disabled={when || undefined} className="contents">
      {children}
    </fieldset>
  );
}

/** Locks what exists now; the returned function unlocks it. */
function lock(fields: HTMLElement): () => void {
  const texts = [
    ...fields.querySelectorAll<HTMLInputElement>('input:not([readonly])'),
    ...fields.querySelectorAll<HTMLTextAreaElement>('textarea:not([readonly])'),
  ];
  // A select has no `readOnly`: only its value can still be chosen.
  const options = [...fields.querySelectorAll<HTMLOptionElement>('option:not(:checked, :disabled)')];
  for (const text of texts) text.readOnly = true;
  for (const option of options) option.disabled = true;
  // Boxes, radio buttons and buttons change by a click only, also of a key.
  fields.addEventListener('click', swallow, { capture: true });
  return () => {
    for (const text of texts) text.readOnly = false;
    for (const option of options) option.disabled = false;
    fields.removeEventListener('click', swallow, { capture: true });
  };
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

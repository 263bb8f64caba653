import { useEffect } from 'react';

/** What becomes of a form's typed text once its page is left: it is lost, or the tab keeps it. */
export type OnLeave = 'lost' | 'kept';

interface UnsavedForm {
  onLeave: OnLeave;
  /** Asked on leaving: a save may have been the last thing that happened. */
  isUnsaved: () => boolean;
}

/** The forms on the screen in which something is typed. */
const forms = new Set<UnsavedForm>();

/** Registers a form with typed text until the returned function is called. */
export function addUnsavedForm(form: UnsavedForm): () => void {
  forms.add(form);
  return () => void forms.delete(form);
}

/** The forms with typed text now: those beneath a dialog that opens. */
export function formsNow(): ReadonlySet<object> {
  return new Set(forms);
}

/**
 * Whether the typed text is lost or kept when the page is left; undefined if nothing is typed. Without the forms
 * `beneath` a dialog it is what closing the dialog does: only its own forms are typed in while it is open.
 */
export function lossOnLeave(beneath?: ReadonlySet<object>): OnLeave | undefined {
  const own = [...forms].filter((form) => !beneath?.has(form));
  const unsaved = own.filter(({ isUnsaved }) => isUnsaved()).map(({ onLeave }) => onLeave);
  return unsaved.includes('lost') ? 'lost' : unsaved[0];
}

const always = () => true;

/** Has the layout ask before the page is left, as long as `typed` and `isUnsaved` say so. */
export function useUnsavedForm(typed: boolean, onLeave: OnLeave, isUnsaved = always): void {
  useEffect(() => {
    if (typed) return addUnsavedForm({ onLeave, isUnsaved });
  }, [typed, onLeave, isUnsaved]);
}

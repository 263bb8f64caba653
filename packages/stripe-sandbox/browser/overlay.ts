import { Frame } from './channel';
import type { FrameOptions } from './protocol';

export interface Overlay {
  /** Passes the outcome to the frame, so that it can show it before the page closes it. */
  outcome(ok: boolean): void;
  close(): void;
}

/** Shows a frame over the whole page; the page behind can't be used until it is closed. */
export function openOverlay(
  type: 'challenge' | 'wallet',
  title: string,
  options: FrameOptions,
  onEvent: (name: string, payload: Record<string, unknown>) => void,
): Overlay {
  const before = document.activeElement;
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-label', title);
  Object.assign(dialog.style, {
    background: 'transparent',
    border: '0',
    height: '100dvh',
    margin: '0',
    maxHeight: 'none',
    maxWidth: 'none',
    overflow: 'hidden',
    padding: '0',
    width: '100vw',
  });
  const frame = new Frame(type, title, (message) => {
    if (message.kind === 'event') onEvent(message.name, message.payload);
    if (message.kind === 'hello') frame.node.focus();
  });
  Object.assign(frame.node.style, { height: '100%', width: '100%' });
  dialog.append(frame.node);
  // Only the frame closes itself: a running step must not vanish by a key press.
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  document.body.append(dialog);
  dialog.showModal();
  frame.send({ kind: 'init', options });
  return {
    outcome: (ok) => frame.send({ kind: 'outcome', ok }),
    close() {
      frame.remove();
      dialog.close();
      dialog.remove();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    },
  };
}

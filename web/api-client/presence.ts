import { passiveHeader } from '#domain/calls/call.ts';
import { sendBy } from './api';

/** Events that only a person causes. */
const signs = ['click', 'keydown', 'pointerdown', 'wheel'] as const;
/** A call this long after the last sign of a person was made by the page alone, in ms. */
const presentMs = 60_000;

/**
 * Marks the calls that the page makes while nobody uses it, so that a session ends although its pages stay open and
 * refetch.
 */
export function markPassiveCalls(): void {
  let lastSign = Date.now();
  const onSign = () => {
    lastSign = Date.now();
  };
  for (const sign of signs) document.addEventListener(sign, onSign, { capture: true, passive: true });
  sendBy((send) => (path, init) => {
    const headers = new Headers(init.headers);
    if (Date.now() - lastSign > presentMs) headers.set(passiveHeader, '1');
    return send(path, { ...init, headers });
  });
}

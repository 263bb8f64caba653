import { type FromFrame, MARK, type ToFrame } from '../protocol';

const query = new URLSearchParams(location.search);
/** The origin of the merchant's page; messages from other origins are ignored. */
const parentOrigin = query.get('parent') ?? '';
/** True if the frame is a separate page: the redirect to the 3-D Secure test page. */
export const standsAlone = window.parent === window;

/** Sends a message to the merchant's page. */
export function postToPage(message: FromFrame): void {
  if (!standsAlone && parentOrigin !== '') window.parent.postMessage({ mark: MARK, message }, parentOrigin);
}

export function emit(name: string, payload: Record<string, unknown> = {}): void {
  postToPage({ kind: 'event', name, payload });
}

/** Listens to the merchant's page and signals that it is ready. */
export function listen(receive: (message: ToFrame) => void): void {
  window.addEventListener('message', (event) => {
    if (event.source !== window.parent || event.origin !== parentOrigin) return;
    const data = event.data as { mark?: string; message: ToFrame } | null;
    if (data?.mark === MARK) receive(data.message);
  });
  postToPage({ kind: 'hello' });
}

/** Keeps the page informed of the height that `root` needs. */
export function reportHeight(root: HTMLElement): void {
  const report = () => postToPage({ kind: 'height', height: Math.ceil(root.getBoundingClientRect().height) });
  new ResizeObserver(report).observe(root);
}

/** Makes an element with properties and children. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Record<string, string> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children);
  return node;
}

import { type FrameType, type FromFrame, MARK, type ToFrame } from './protocol';

/** The sandbox's own origin: where this script came from. */
export const ORIGIN = new URL((document.currentScript as HTMLScriptElement).src).origin;

let frames = 0;

/** One frame of the sandbox's origin in the merchant's page; messages wait until it has loaded. */
export class Frame {
  readonly node: HTMLIFrameElement;
  readonly name: string;
  private ready = false;
  private waiting: ToFrame[] = [];
  private readonly listen = (event: MessageEvent) => this.receive(event);

  constructor(
    type: FrameType,
    title: string,
    private readonly onMessage: (message: FromFrame) => void,
  ) {
    frames += 1;
    this.name = `__${MARK}_${type}_${frames}`;
    this.node = document.createElement('iframe');
    this.node.name = this.name;
    this.node.title = title;
    this.node.src = `${ORIGIN}/frames/${type}?parent=${encodeURIComponent(location.origin)}`;
    this.node.setAttribute('allowtransparency', 'true');
    Object.assign(this.node.style, {
      border: '0',
      display: 'block',
      colorScheme: 'light',
      overflow: 'hidden',
    });
    window.addEventListener('message', this.listen);
  }

  send(message: ToFrame): void {
    if (!this.ready) {
      this.waiting.push(message);
      return;
    }
    this.node.contentWindow?.postMessage({ mark: MARK, message }, ORIGIN);
  }

  remove(): void {
    window.removeEventListener('message', this.listen);
    this.node.remove();
    this.ready = false;
  }

  private receive(event: MessageEvent): void {
    if (event.origin !== ORIGIN || event.source !== this.node.contentWindow) return;
    const data = event.data as { mark?: string; message: FromFrame } | null;
    if (data?.mark !== MARK) return;
    if (data.message.kind === 'hello') {
      this.ready = true;
      const waiting = this.waiting;
      this.waiting = [];
      for (const message of waiting) this.send(message);
    }
    this.onMessage(data.message);
  }
}

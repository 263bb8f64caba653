import { Frame } from './channel';
import type { ApiResult, ControllerCall } from './protocol';

/** The page's end of the hidden frame that talks to the API on its behalf. */
export class Controller {
  private frame: Frame | undefined;
  private calls = 0;
  private readonly open = new Map<number, (result: ApiResult) => void>();
  /** Language of error messages. */
  locale = 'auto';

  constructor(private readonly publishableKey: string) {}

  call(call: ControllerCall): Promise<ApiResult> {
    const frame = this.start();
    this.calls += 1;
    const id = this.calls;
    return new Promise((resolve) => {
      this.open.set(id, resolve);
      const element = { publishableKey: this.publishableKey };
      frame.send({ kind: 'update', options: { locale: this.locale, element } });
      frame.send({ kind: 'call', id, call });
    });
  }

  private start(): Frame {
    if (this.frame?.node.isConnected) return this.frame;
    this.frame?.remove();
    const frame = new Frame('controller', 'Payments sandbox', (message) => {
      if (message.kind !== 'reply') return;
      this.open.get(message.id)?.(message.result);
      this.open.delete(message.id);
    });
    frame.node.setAttribute('aria-hidden', 'true');
    frame.node.tabIndex = -1;
    Object.assign(frame.node.style, { position: 'fixed', width: '1px', height: '1px', visibility: 'hidden' });
    document.body.appendChild(frame.node);
    this.frame = frame;
    return frame;
  }
}

import { Frame } from './channel';
import { type Language, languageOf } from './language';
import type { ApiError, ElementType, FrameOptions, FromFrame, Source, Wallet } from './protocol';

/** A wallet sheet that waits for the payment that it approved. */
export interface ActiveWallet {
  wallet: Wallet;
  billing: Record<string, unknown>;
  /** Ends the sheet after the payment attempt. */
  finish(ok: boolean): void;
}

/** What an element needs of its group: the elements of one payment. */
export interface ElementGroup {
  wallet: ActiveWallet | undefined;
  whenLoaded(): Promise<ApiError | undefined>;
  price(): { amount: number | null; currency: string };
  frameOptions(): FrameOptions;
  source(billing?: Record<string, unknown>): Source;
  forget(element: SandboxElement): void;
}

type Listener = (event: Record<string, unknown>) => void;

/** A mistake in the page's code, named as Stripe.js names it. */
export class IntegrationError extends Error {
  override readonly name = 'IntegrationError';
}

/** Titles of the frames, read out before their fields; in the language of the page, as in Stripe.js. */
const TITLES: Record<Language, Record<ElementType, string>> = {
  es: {
    payment: 'Marco seguro del formulario de pago',
    cardNumber: 'Marco seguro del número de tarjeta',
    cardExpiry: 'Marco seguro de la fecha de caducidad',
    cardCvc: 'Marco seguro del código CVC',
    expressCheckout: 'Marco seguro de pago exprés',
  },
  fr: {
    payment: 'Cadre sécurisé du formulaire de paiement',
    cardNumber: 'Cadre sécurisé du numéro de carte',
    cardExpiry: 'Cadre sécurisé de la date d’expiration',
    cardCvc: 'Cadre sécurisé du code CVC',
    expressCheckout: 'Cadre sécurisé de paiement express',
  },
  it: {
    payment: 'Riquadro sicuro del modulo di pagamento',
    cardNumber: 'Riquadro sicuro del numero di carta',
    cardExpiry: 'Riquadro sicuro della data di scadenza',
    cardCvc: 'Riquadro sicuro del codice CVC',
    expressCheckout: 'Riquadro sicuro di pagamento rapido',
  },
};

// Reserved before the frame reports its own height, so that nothing moves when it does.
const FIRST_HEIGHT: Record<ElementType, number> = {
  payment: 279,
  cardNumber: 20,
  cardExpiry: 20,
  cardCvc: 20,
  expressCheckout: 52,
};
const OUTSET = 4;

/** One element: a frame of the sandbox's origin inside a node of the page. */
export class SandboxElement {
  frame: Frame | undefined;
  private host: HTMLElement | undefined;
  private destroyed = false;
  private readonly listeners = new Map<string, Set<Listener>>();
  // A click on the element's label focuses the field, as with a page's own fields.
  private readonly onLabelClick = ({ target }: MouseEvent) => {
    const label = target instanceof Element ? target.closest('label') : null;
    if (label && this.host && label.htmlFor === this.host.id) this.focus();
  };

  constructor(
    readonly type: ElementType,
    readonly group: ElementGroup,
    protected options: Record<string, unknown>,
  ) {}

  mount(target: string | HTMLElement): void {
    if (this.destroyed)
      throw new IntegrationError('This Element has already been destroyed. Please create a new one.');
    const host = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target;
    if (!host)
      throw new IntegrationError(
        `The selector you specified (${String(target)}) applies to no DOM elements.`,
      );
    if (host === this.host && this.frame?.node.isConnected) return;
    this.unmount();
    const frame = new Frame(
      this.type,
      TITLES[languageOf(this.group.frameOptions().locale)][this.type],
      (message) => this.receive(message),
    );
    // The frame is a little larger than its place, so that focus rings aren't cut off.
    const outset = this.type === 'payment' || this.type === 'expressCheckout' ? OUTSET : 0;
    const height = FIRST_HEIGHT[this.type] + (this.type === 'payment' && host.clientWidth < 360 ? 4 : 0);
    Object.assign(frame.node.style, {
      height: `${height + 2 * outset}px`,
      margin: `-${outset}px`,
      maxWidth: 'none',
      width: `calc(100% + ${2 * outset}px)`,
    });
    host.replaceChildren(frame.node);
    this.host = host;
    this.frame = frame;
    if (host.id) document.addEventListener('click', this.onLabelClick);
    frame.send({ kind: 'init', options: this.frameOptions() });
    this.group.whenLoaded().then((error) => {
      if (this.frame !== frame || !error) return;
      this.emit('loaderror', { elementType: this.type, error });
    });
  }

  unmount(): void {
    document.removeEventListener('click', this.onLabelClick);
    this.frame?.remove();
    this.frame = undefined;
    this.host = undefined;
  }

  destroy(): void {
    this.unmount();
    this.destroyed = true;
    this.listeners.clear();
    this.group.forget(this);
  }

  update(options: Record<string, unknown>): void {
    this.options = { ...this.options, ...options };
    this.refresh();
  }

  /** Sends the group's and the element's options to the frame again. */
  refresh(): void {
    this.frame?.send({ kind: 'update', options: this.frameOptions() });
  }

  on(name: string, listener: Listener): this {
    const known = this.listeners.get(name) ?? new Set();
    this.listeners.set(name, known.add(listener));
    return this;
  }

  off(name: string, listener?: Listener): this {
    if (listener) this.listeners.get(name)?.delete(listener);
    else this.listeners.delete(name);
    return this;
  }

  focus(): void {
    this.frame?.node.focus();
    this.frame?.send({ kind: 'focus' });
  }

  protected emit(name: string, event: Record<string, unknown>): void {
    for (const listener of [...(this.listeners.get(name) ?? [])]) listener(event);
  }

  protected frameOptions(): FrameOptions {
    return { ...this.group.frameOptions(), element: plain(this.options) };
  }

  protected receive(message: FromFrame): void {
    if (message.kind === 'height' && this.frame) {
      this.frame.node.style.height = `${message.height}px`;
      return;
    }
    if (message.kind === 'event') this.react(message.name, message.payload);
  }

  protected react(name: string, payload: Record<string, unknown>): void {
    if (name !== 'ready') {
      this.emit(name, { elementType: this.type, ...payload });
      return;
    }
    this.group.whenLoaded().then((error) => {
      if (!error) this.emit('ready', { elementType: this.type, ...payload });
    });
  }
}

// Options may hold functions, which can't be sent to a frame.
function plain(options: Record<string, unknown>): Record<string, unknown> {
  return JSON.parse(JSON.stringify(options)) as Record<string, unknown>;
}

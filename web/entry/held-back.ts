import { breathe } from './breathe';

/** Elements that work without the app. */
const native = 'a[href], summary, label, textarea, select, input:not([type=submit], [type=button])';

/** Elements that need the app. */
const controls =
  'button, input[type=submit], input[type=button], [role=button], [role=radio], [role=checkbox], [role=tab], [role=switch]';

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What would have React take the whole page over at once, in the middle of a word: it is kept from it. */
const kept =
  'pointerdown pointerup pointercancel mousedown mouseup dblclick auxclick contextmenu touchstart touchend touchcancel keydown keypress keyup beforeinput textInput input change reset copy cut paste dragstart dragend drop focusin focusout select compositionstart compositionupdate compositionend';

/** What a field holds, and where in it the caret is. */
interface Content {
  value: string | boolean;
  /** What the field is called: once another has taken its place, its label no longer tells. */
  name: string;
  caret?: [start: number, end: number];
}

/** What a visitor did on a page before its app ran. */
export interface HeldBack {
  /** Whether something was typed or ticked. */
  hasTyped(): boolean;
  /** Whether a click waits for its answer. */
  waits(): boolean;
  /** Resolves once no letter is being composed: taking a field over then would tear it apart. */
  composed(): Promise<void>;
  /** Gives all of it to the app: first what was typed, then the focus, then the clicks, in order. */
  release(): Promise<void>;
}

/**
 * Keeps what is typed in `root` and holds its clicks and submissions back until the app is there to answer them. What
 * was pressed shows at once that it was heard (`data-waiting`, `aria-busy`).
 */
export function holdBack(root: HTMLElement): HeldBack {
  const typed = new Map<Typed, Content>();
  const clicks: { target: Element; again: () => Event }[] = [];
  let composing: Promise<void> | undefined;
  let endComposition: (() => void) | undefined;

  // Typed before this script ran, or filled in again by the browser.
  for (const field of root.querySelectorAll<Typed>('input, textarea, select'))
    if (contentOf(field) !== firstContentOf(field)) keep(field);

  const listeners: [string, (event: Event) => void][] = [
    ...kept.split(' ').map((name): [string, typeof onKept] => [name, onKept]),
    ['click', onClick],
    ['submit', onSubmit],
  ];
  for (const [name, listener] of listeners) addEventListener(name, listener, true);

  function keep(field: Typed): void {
    typed.set(field, { value: contentOf(field), name: nameOf(field), caret: caretOf(field) });
  }

  /** The app empties its fields before it is told of them: the next letter belongs to what stood there. */
  function putBack(): void {
    for (const [field, { value, caret }] of typed)
      if (typeof value === 'string' && field.isConnected && field.value !== value) write(field, value, caret);
  }

  function onKept(event: Event): void {
    const { type, target } = event;
    if (!(target instanceof Node) || !root.contains(target)) return;
    event.stopPropagation();
    if (type !== 'input' && type !== 'change') putBack();
    // A key may also just have moved the caret.
    if (isTyped(target) && (type === 'input' || type === 'change' || (type === 'keyup' && typed.has(target))))
      keep(target);
    if (type === 'compositionstart')
      composing = new Promise((resolve) => {
        endComposition = resolve;
      });
    if (type === 'compositionend') endComposition?.();
  }

  function hold(event: Event, target: Element, again: () => Event): void {
    event.preventDefault();
    // A repeated press counts once.
    if (clicks.some((click) => click.target === target)) return;
    clicks.push({ target, again });
    target.setAttribute('data-waiting', '');
    target.setAttribute('aria-busy', 'true');
  }

  function onClick(event: Event): void {
    if (!(event.target instanceof Element) || !root.contains(event.target)) return;
    event.stopPropagation();
    const target = event.target.closest(`${controls}, ${native}`);
    if (!target?.matches(controls) || target.matches(':disabled') || leadsAway(target)) return;
    const { detail, clientX, clientY } = event as MouseEvent;
    hold(
      event,
      target,
      () => new MouseEvent('click', { bubbles: true, cancelable: true, detail, clientX, clientY }),
    );
  }

  function onSubmit(event: Event): void {
    if (!(event.target instanceof HTMLFormElement) || !root.contains(event.target)) return;
    if (event.target.hasAttribute('action')) return;
    event.stopPropagation();
    const { submitter } = event as SubmitEvent;
    hold(
      event,
      event.target,
      () => new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }),
    );
  }

  return {
    hasTyped: () => typed.size > 0,
    waits: () => clicks.length > 0,
    composed: () => composing ?? Promise.resolve(),
    async release() {
      // Yield first, so that the effects of hydration run.
      await breathe();
      for (const [name, listener] of listeners)
        if (listener === onKept) removeEventListener(name, listener, true);
      for (const [field, content] of typed) {
        const now = successor(root, field, content.name);
        if (now) tell(now, content);
      }
      typed.clear();
      if (root.contains(document.activeElement))
        document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      await breathe();
      for (const [name, listener] of listeners) removeEventListener(name, listener, true);
      for (const { target, again } of clicks.splice(0)) {
        target.removeAttribute('data-waiting');
        target.removeAttribute('aria-busy');
        successor(root, target)?.dispatchEvent(again());
        await breathe();
      }
    },
  };
}

/** A button of a form that has an address works as it is. */
function leadsAway(button: Element): boolean {
  const { form, type } = button as HTMLButtonElement;
  return type === 'submit' && form?.hasAttribute('action') === true;
}

function isTyped(target: EventTarget | null): target is Typed {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

function isTicked(field: Typed): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');
}

function contentOf(field: Typed): string | boolean {
  return isTicked(field) ? field.checked : field.value;
}

/** The value that the page came with. */
function firstContentOf(field: Typed): string | boolean {
  if (isTicked(field)) return field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? '';
}

/** The element itself or, where the app has put another in its place, the one that is called the same. */
function successor<E extends Element>(root: HTMLElement, element: E, name = nameOf(element)): E | undefined {
  if (element.isConnected) return element;
  return [...root.querySelectorAll<E>(element.tagName)].find((other) => nameOf(other) === name);
}

function nameOf(element: Element): string {
  const label = isTyped(element) ? element.labels?.[0]?.textContent : element.textContent;
  return element.getAttribute('aria-label') ?? label ?? '';
}

function caretOf(field: Typed): Content['caret'] {
  if (field instanceof HTMLSelectElement) return undefined;
  const { selectionStart: start, selectionEnd: end } = field;
  return start === null || end === null ? undefined : [start, end];
}

/** Tells the app of a value as if it were typed now. React takes no notice of a value that it has seen already. */
function tell(field: Typed, { value, caret }: Content): void {
  if (isTicked(field)) {
    // Of radios only the one that was chosen can be pressed.
    if (field.type === 'radio' && !value) return;
    if (field.checked === value) field.checked = !value;
    field.click();
    return;
  }
  field.value = '';
  write(field, value, caret);
  const isSelect = field instanceof HTMLSelectElement;
  field.dispatchEvent(new Event(isSelect ? 'change' : 'input', { bubbles: true }));
  // The app's answer may have written the field once more.
  place(field, caret);
}

/** Writes a value past React, which would else think that it knows it. */
function write(field: Typed, value: string | boolean, caret: Content['caret']): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  place(field, caret);
}

function place(field: Typed, caret: Content['caret']): void {
  if (caret && !(field instanceof HTMLSelectElement) && document.activeElement === field)
    field.setSelectionRange(...caret);
}

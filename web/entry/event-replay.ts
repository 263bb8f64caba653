import { yieldToMain } from './yield-to-main';

/** Elements that work without the app. */
const native = 'a[href], summary, label, textarea, select, input:not([type=submit], [type=button])';

/** Elements that need the app. */
const controls =
  'button, input[type=submit], input[type=button], [role=button], [role=radio], [role=checkbox], [role=tab], [role=switch]';

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Events that would make React hydrate the whole page at once, in the middle of a word. React doesn't get them. */
const capturedTypes =
  'pointerdown pointerup pointercancel mousedown mouseup dblclick auxclick contextmenu touchstart touchend touchcancel keydown keypress keyup beforeinput textInput input change reset copy cut paste dragstart dragend drop focusin focusout select compositionstart compositionupdate compositionend';

/** A field's value and caret. */
interface Content {
  value: string | boolean;
  /** Stored because a replaced field loses its label. */
  name: string;
  caret?: [start: number, end: number];
}

/** What a visitor did on a page before its app ran. */
export interface EventReplay {
  /** Whether something was typed or ticked. */
  hasTyped(): boolean;
  /** Whether a click is waiting. */
  waits(): boolean;
  /** Resolves once no IME composition is running, which a takeover of the field would break. */
  composed(): Promise<void>;
  /** Replays everything for the app, which has just taken over: the focus, typed values, then the clicks, in order. */
  release(): Promise<void>;
}

/**
 * Records what is typed in `root`, and holds clicks and submissions back until the app can handle them. A clicked
 * element shows at once that it is waiting (`data-waiting`, `aria-busy`).
 */
export function captureEvents(root: HTMLElement): EventReplay {
  const typed = new Map<Typed, Content>();
  /** The element with the focus, also after the app has removed it. */
  let focused = root.contains(document.activeElement)
    ? named(document.activeElement as HTMLElement)
    : undefined;
  const clicks: { target: Element; again: () => Event }[] = [];
  let composing: Promise<void> | undefined;
  let endComposition: (() => void) | undefined;

  // Typed before this script ran, or restored by the browser.
  for (const field of root.querySelectorAll<Typed>('input, textarea, select'))
    if (contentOf(field) !== firstContentOf(field)) keep(field);

  const listeners: [string, (event: Event) => void][] = [
    ...capturedTypes.split(' ').map((name): [string, typeof onCaptured] => [name, onCaptured]),
    ['click', onClick],
    ['submit', onSubmit],
  ];
  for (const [name, listener] of listeners) addEventListener(name, listener, true);

  function keep(field: Typed): void {
    typed.set(field, { value: contentOf(field), name: nameOf(field), caret: caretOf(field) });
  }

  /** The app empties its fields before it gets their values; the next letter must follow the old text. */
  function putBack(): void {
    for (const [field, { value, caret }] of typed)
      if (typeof value === 'string' && field.isConnected && field.value !== value) write(field, value, caret);
  }

  /** Elements that the app has replaced hand over at once: the visitor's next letter belongs to the new ones. */
  function handOver(): void {
    if (focused && !focused.element.isConnected && document.activeElement === document.body) {
      const now = successor(root, focused.element, focused.name);
      now?.focus();
      focused = now && named(now);
    }
    for (const [field, content] of [...typed]) {
      const now = successor(root, field, content.name);
      if (now === field) continue;
      typed.delete(field);
      if (now) typed.set(now, content);
    }
    putBack();
  }

  function onCaptured(event: Event): void {
    const { type, target } = event;
    if (!(target instanceof Node) || !root.contains(target)) return;
    event.stopPropagation();
    if (type !== 'input' && type !== 'change') putBack();
    if (type === 'focusin' && target instanceof HTMLElement) focused = named(target);
    // Removed elements may lose their focus with an event: it is the visitor's doing only if the element stays.
    if (type === 'focusout')
      queueMicrotask(() => {
        if (focused?.element === target && target.isConnected) focused = undefined;
      });
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
    // Repeated clicks count once.
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
      handOver();
      // Yield, so that the effects of hydration run.
      await yieldToMain();
      for (const [name, listener] of listeners)
        if (listener === onCaptured) removeEventListener(name, listener, true);
      for (const [field, content] of typed) {
        const now = successor(root, field, content.name);
        if (now) dispatchValue(now, content);
      }
      typed.clear();
      if (root.contains(document.activeElement))
        document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      await yieldToMain();
      for (const [name, listener] of listeners) removeEventListener(name, listener, true);
      for (const { target, again } of clicks.splice(0)) {
        target.removeAttribute('data-waiting');
        target.removeAttribute('aria-busy');
        successor(root, target)?.dispatchEvent(again());
        await yieldToMain();
      }
    },
  };
}

/** A submit button of a form with an `action` works without the app. */
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

/** The value in the server's HTML. */
function firstContentOf(field: Typed): string | boolean {
  if (isTicked(field)) return field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? '';
}

/** The element itself or, if the app has replaced it, the one with the same name. */
function successor<E extends Element>(root: HTMLElement, element: E, name = nameOf(element)): E | undefined {
  if (element.isConnected) return element;
  return [...root.querySelectorAll<E>(element.tagName)].find((other) => nameOf(other) === name);
}

/** With its name, because a removed element loses its label. */
function named(element: HTMLElement) {
  return { element, name: nameOf(element) };
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

/** Gives the app a value as if it were typed now. React ignores a value that it already knows. */
function dispatchValue(field: Typed, { value, caret }: Content): void {
  if (isTicked(field)) {
    // A click can only select a radio button, so the others are skipped.
    if (field.type === 'radio' && !value) return;
    if (field.checked === value) field.checked = !value;
    field.click();
    return;
  }
  field.value = '';
  write(field, value, caret);
  const isSelect = field instanceof HTMLSelectElement;
  field.dispatchEvent(new Event(isSelect ? 'change' : 'input', { bubbles: true }));
  // The app may have written the field again.
  place(field, caret);
}

/** Writes a value without React's knowledge; otherwise React would ignore its event. */
function write(field: Typed, value: string | boolean, caret: Content['caret']): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  place(field, caret);
}

function place(field: Typed, caret: Content['caret']): void {
  if (caret && !(field instanceof HTMLSelectElement) && document.activeElement === field)
    field.setSelectionRange(...caret);
}

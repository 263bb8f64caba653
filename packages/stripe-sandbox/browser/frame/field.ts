import { make } from './page';

/** The definition of a field, before it has a node. */
export interface FieldRules {
  name: 'number' | 'expiry' | 'cvc';
  autocomplete: string;
  format: (text: string) => string;
  /** The code of the error, undefined if the value is valid. */
  check: (text: string) => string | undefined;
  changed: (field: Field) => void;
  entered: (field: Field) => void;
  left: (field: Field) => void;
}

/** One input with its label, its icon and its error. */
export class Field {
  readonly input: HTMLInputElement;
  readonly sign = make('span', { class: 'Sign', 'aria-hidden': 'true' });
  readonly node: HTMLElement;
  private readonly label: HTMLLabelElement;
  private readonly error: HTMLElement;
  private shown: string | undefined;

  constructor(readonly rules: FieldRules) {
    const id = `field-${rules.name}`;
    this.input = make('input', {
      id,
      class: 'Input',
      type: 'text',
      inputmode: 'numeric',
      autocomplete: rules.autocomplete,
      autocorrect: 'off',
      spellcheck: 'false',
      'aria-describedby': `${id}-error`,
      'aria-required': 'true',
    });
    this.label = make('label', { class: 'Label', for: id });
    this.error = make('p', { id: `${id}-error`, class: 'Error', role: 'alert' });
    this.node = make(
      'div',
      { class: `Field Field--${rules.name}` },
      this.label,
      make('div', { class: 'Box' }, this.input, this.sign),
      this.error,
    );
    this.input.addEventListener('input', () => this.typed());
    this.input.addEventListener('focus', () => rules.entered(this));
    this.input.addEventListener('blur', () => rules.left(this));
  }

  get value(): string {
    return this.input.value;
  }

  set value(text: string) {
    this.input.value = this.rules.format(text);
  }

  get empty(): boolean {
    return this.input.value === '';
  }

  problem(): string | undefined {
    return this.rules.check(this.input.value);
  }

  words(label: string, placeholder: string): void {
    this.label.textContent = label;
    this.input.placeholder = placeholder;
  }

  /** The code whose message is shown next to the field. */
  get shownProblem(): string | undefined {
    return this.shown;
  }

  show(problem: string | undefined, texts: Record<string, string>): void {
    this.shown = problem;
    const message = problem === undefined ? '' : (texts[problem] ?? problem);
    if (this.error.textContent !== message) this.error.textContent = message;
    this.input.setAttribute('aria-invalid', String(problem !== undefined));
    this.input.classList.toggle('Input--invalid', problem !== undefined);
  }

  // Formatting moves characters, so the caret is put back behind the same number of digits.
  private typed(): void {
    const { input } = this;
    const before = input.value.slice(0, input.selectionStart ?? input.value.length);
    const atEnd = before.length === input.value.length;
    const digits = before.replace(/\D/g, '').length;
    const formatted = this.rules.format(input.value);
    if (formatted !== input.value) {
      input.value = formatted;
      let caret = formatted.length;
      if (!atEnd) {
        caret = 0;
        for (let seen = 0; caret < formatted.length && seen < digits; caret += 1) {
          if (/\d/.test(formatted[caret] ?? '')) seen += 1;
        }
      }
      input.setSelectionRange(caret, caret);
    }
    this.rules.changed(this);
  }
}

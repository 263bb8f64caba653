import { languageOf } from '../language';
import type { FieldType, FrameOptions, ToFrame } from '../protocol';
import { isRedirectMethod, METHOD_NAMES, type RedirectMethod } from '../redirect-methods';
import { applyAppearance } from './appearance';
import {
  brandOf,
  checkCvc,
  checkExpiry,
  checkNumber,
  digitsOf,
  formatCvc,
  formatExpiry,
  formatNumber,
} from './card';
import { brandIcons, cvcIcon } from './card-icons';
import { Field, type FieldRules } from './field';
import { emit, make, reportHeight } from './page';
import { type Texts, textsFor } from './texts';

/** Card data on its way to the API, between frames of this origin only. */
export interface CardData {
  number?: string;
  exp_month?: string;
  exp_year?: string;
  cvc?: string;
}

/** The interface that a form frame offers to the controller frame. */
export interface FormDoor {
  /** The values, or the first problem, which is then also shown. */
  collect():
    | { card: CardData }
    | { method: RedirectMethod }
    | { error: { type: string; code: string; message: string } };
}

/** The supported options of split elements. */
interface InlineOptions {
  style?: {
    base?: Record<string, string | undefined> & { '::placeholder'?: { color?: string } };
    invalid?: { color?: string };
  };
  showIcon?: boolean;
}

const FIELDS: Record<FieldType, FieldRules['name'][]> = {
  payment: ['number', 'expiry', 'cvc'],
  cardNumber: ['number'],
  cardExpiry: ['expiry'],
  cardCvc: ['cvc'],
};
const TEST_CARD = { number: '4242424242424242', expiry: '1234', cvc: '123' };

/** A frame with card fields: the payment element or one of the split fields. */
export class CardForm implements FormDoor {
  private texts: Texts = textsFor('auto');
  private started = false;
  private readonly fields: Field[];
  private readonly tabs = make('div', { role: 'tablist', class: 'Tabs' });
  private readonly panel = make('div', { id: 'panel', role: 'tabpanel', class: 'Panel' });
  private readonly away = make('p', { class: 'Away' });
  private methods: RedirectMethod[] = [];
  /** The chosen tab: the card, or a method that redirects to its own page. */
  private chosen: 'card' | RedirectMethod = 'card';
  private readonly ribbon = make('p', { class: 'Ribbon' });

  constructor(
    private readonly type: FieldType,
    private readonly root: HTMLElement,
  ) {
    this.fields = FIELDS[type].map((name) => new Field(this.rules(name)));
    root.append(...(type === 'payment' ? this.paymentLayout() : this.fields.map(({ node }) => node)));
    root.classList.add(type === 'payment' ? 'Payment' : 'Inline');
  }

  receive(message: ToFrame): void {
    if (message.kind === 'init' || message.kind === 'update') this.apply(message.options);
    if (message.kind === 'focus') this.fields[0]?.input.focus();
  }

  collect(): ReturnType<FormDoor['collect']> {
    if (this.chosen !== 'card') return { method: this.chosen };
    const bad = this.fields.filter((field) => field.problem() !== undefined);
    for (const field of this.fields) field.show(field.problem(), this.texts.errors);
    const [first] = bad;
    if (first) {
      first.input.focus();
      this.announce();
      const code = first.problem() ?? '';
      return { error: { type: 'validation_error', code, message: this.texts.errors[code] ?? code } };
    }
    const card: CardData = {};
    for (const { rules, value } of this.fields) {
      if (rules.name === 'number') card.number = digitsOf(value);
      if (rules.name === 'cvc') card.cvc = digitsOf(value);
      if (rules.name === 'expiry') [card.exp_month, card.exp_year] = value.split(' / ') as [string, string];
    }
    return { card };
  }

  private rules(name: FieldRules['name']): FieldRules {
    const brand = () => brandOf(this.field('number')?.value ?? '');
    const common = {
      name,
      changed: (field: Field) => this.changed(field),
      entered: () => emit('focus'),
      left: (field: Field) => this.left(field),
    };
    if (name === 'number')
      return { ...common, autocomplete: 'cc-number', format: formatNumber, check: checkNumber };
    if (name === 'expiry') {
      const check = (text: string) => checkExpiry(text, new Date());
      return { ...common, autocomplete: 'cc-exp', format: formatExpiry, check };
    }
    return {
      ...common,
      autocomplete: 'cc-csc',
      format: (text) => formatCvc(text, brand()),
      check: (text) => checkCvc(text, brand()),
    };
  }

  private field(name: FieldRules['name']): Field | undefined {
    // Called by rules while the fields are still being created.
    return this.fields?.find((field) => field.rules.name === name);
  }

  private paymentLayout(): HTMLElement[] {
    this.panel.append(...this.fields.map(({ node }) => node), this.away);
    return [this.ribbon, this.tabs, this.panel];
  }

  private choose(method: 'card' | RedirectMethod): void {
    this.chosen = method;
    this.words();
    this.tabs.querySelector<HTMLElement>(`#tab-${method}`)?.focus();
    this.announce();
  }

  /** The tabs, and below them the card's fields or a note on the redirect. */
  private layOut(): void {
    const { texts, chosen } = this;
    this.tabs.replaceChildren(
      ...(['card', ...this.methods] as const).map((method) => {
        const selected = method === chosen;
        const tab = make('button', {
          class: selected ? 'Tab Tab--selected' : 'Tab',
          type: 'button',
          role: 'tab',
          id: `tab-${method}`,
          'aria-selected': String(selected),
          'aria-controls': 'panel',
        });
        if (method === 'card')
          tab.append(make('span', { class: 'TabIcon', 'aria-hidden': 'true' }), texts.card);
        else tab.append(METHOD_NAMES[method]);
        tab.addEventListener('click', () => this.choose(method));
        return tab;
      }),
    );
    this.panel.setAttribute('aria-labelledby', `tab-${chosen}`);
    for (const { node } of this.fields) node.hidden = chosen !== 'card';
    this.away.hidden = chosen === 'card';
    this.away.textContent = chosen === 'card' ? '' : texts.away(METHOD_NAMES[chosen]);
  }

  private apply(options: FrameOptions): void {
    this.texts = textsFor(options.locale);
    document.documentElement.lang = languageOf(options.locale);
    this.methods = (options.methods ?? this.methods).filter(isRedirectMethod);
    if (this.type === 'payment') applyAppearance(options.appearance);
    else this.inlineStyle(options);
    this.words();
    for (const field of this.fields) field.show(field.shownProblem, this.texts.errors);
    this.signs();
    if (this.started) return;
    this.started = true;
    this.root.hidden = false;
    reportHeight(this.root);
    emit('ready');
  }

  // Split elements are styled by their own `style.base`, not by the appearance of the group.
  private inlineStyle(options: FrameOptions): void {
    applyAppearance(options.appearance);
    const element = (options.element ?? {}) as InlineOptions;
    const { base = {}, invalid = {} } = element.style ?? {};
    const root = document.documentElement.style;
    const set = (name: string, value: string | undefined) => value && root.setProperty(name, value);
    set('--colorText', base.color);
    set('--fontFamily', base.fontFamily);
    set('--fontSizeBase', base.fontSize);
    set('--colorTextPlaceholder', base['::placeholder']?.color);
    set('--colorDanger', invalid.color);
    // The number field shows its brand only if the page requests it.
    this.root.classList.toggle('Inline--plain', element.showIcon !== true);
  }

  private words(): void {
    const { texts } = this;
    this.field('number')?.words(texts.number, '1234 1234 1234 1234');
    this.field('expiry')?.words(texts.expiry, texts.expiryHint);
    this.field('cvc')?.words(texts.cvc, texts.cvcHint);
    this.layOut();
    const fill = make('button', { type: 'button', class: 'Fill' }, texts.fill);
    fill.addEventListener('click', () => this.fill(TEST_CARD));
    this.ribbon.replaceChildren(make('strong', {}, texts.testMode), make('span', {}, texts.testHint), fill);
  }

  private fill(values: Record<FieldRules['name'], string>): void {
    for (const field of this.fields) {
      field.value = values[field.rules.name];
      field.show(undefined, this.texts.errors);
    }
    this.signs();
    this.announce();
  }

  private signs(): void {
    const brand = brandOf(this.field('number')?.value ?? '').id;
    // A split field has room for one icon only, and there is none before the brand is known.
    const shown = this.type === 'payment' || brand !== 'unknown' ? brandIcons(brand) : [];
    this.field('number')?.sign.replaceChildren(...shown);
    this.field('cvc')?.sign.replaceChildren(cvcIcon());
  }

  private changed(field: Field): void {
    const problem = field.problem();
    const atOnce = problem !== undefined && !problem.startsWith('incomplete_');
    field.show(atOnce ? problem : undefined, this.texts.errors);
    this.signs();
    this.announce();
    const next = this.fields[this.fields.indexOf(field) + 1];
    const full = problem === undefined && field.rules.name !== 'cvc';
    if (full && field.input.selectionStart === field.value.length) next?.input.focus();
  }

  private left(field: Field): void {
    emit('blur');
    if (field.empty) return;
    field.show(field.problem(), this.texts.errors);
    this.announce();
  }

  private announce(): void {
    if (this.chosen !== 'card') {
      emit('change', { complete: true, empty: false, value: { type: this.chosen } });
      return;
    }
    const complete = this.fields.every((field) => field.problem() === undefined);
    const empty = this.fields.every((field) => field.empty);
    if (this.type === 'payment') {
      emit('change', { complete, empty, value: { type: 'card' } });
      return;
    }
    const code = this.fields.map((field) => field.shownProblem).find((problem) => problem !== undefined);
    const error = code && { type: 'validation_error', code, message: this.texts.errors[code] ?? code };
    emit('change', { complete, empty, ...(error ? { error } : {}) });
  }
}

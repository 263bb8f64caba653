import { make } from './page';

// Plain icons in each brand's colour, no logos.
const BRANDS: Record<string, { text: string; background: string; color: string }> = {
  visa: { text: 'VISA', background: '#1a1f71', color: '#ffffff' },
  mastercard: { text: 'MC', background: '#cf4500', color: '#ffffff' },
  amex: { text: 'AMEX', background: '#016fd0', color: '#ffffff' },
  discover: { text: 'DISC', background: '#a34c05', color: '#ffffff' },
  diners: { text: 'DC', background: '#0a4c8b', color: '#ffffff' },
  jcb: { text: 'JCB', background: '#0b4ea2', color: '#ffffff' },
};
const SHOWN_AT_FIRST = ['visa', 'mastercard', 'amex'];

/** The icon of a brand, or those of all accepted ones while the brand is unknown. */
export function brandIcons(brand: string): HTMLElement[] {
  const names = brand in BRANDS ? [brand] : SHOWN_AT_FIRST;
  return names.map((name) => {
    const icon = make('span', { class: 'Brand' }, BRANDS[name]?.text ?? '');
    icon.style.background = BRANDS[name]?.background ?? '';
    icon.style.color = BRANDS[name]?.color ?? '';
    return icon;
  });
}

/** A card seen from behind, with the place of the check code. */
export function cvcIcon(): HTMLElement {
  return make('span', { class: 'CvcSign' }, make('span', {}, '123'));
}

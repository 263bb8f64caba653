import type { Appearance } from '../protocol';

// Defaults of Stripe's themes (docs.stripe.com/elements/appearance-api).
const STRIPE: Record<string, string> = {
  borderRadius: '5px',
  colorBackground: '#ffffff',
  colorDanger: '#df1b41',
  colorPrimary: '#0570de',
  colorText: '#30313d',
  fontFamily: '-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Helvetica Neue", sans-serif',
  fontSizeBase: '16px',
  spacingUnit: '4px',
  colorBorder: '#e6e6e6',
};
const THEMES = {
  stripe: STRIPE,
  night: {
    ...STRIPE,
    colorBackground: '#30313d',
    colorBorder: '#424353',
    colorDanger: '#fe87a1',
    colorPrimary: '#0085ff',
    colorText: '#ffffff',
  },
};

const sheet = new CSSStyleSheet();
document.adoptedStyleSheets = [sheet];

/** Applies theme, variables and rules: variables become custom properties, rules a style sheet. */
export function applyAppearance(appearance: Appearance = {}): void {
  const theme = appearance.theme ?? 'stripe';
  const root = document.documentElement.style;
  for (const [name, value] of Object.entries({ ...THEMES[theme], ...appearance.variables })) {
    root.setProperty(`--${name}`, value);
  }
  for (const name of ['colorTextSecondary', 'colorTextPlaceholder']) {
    if (!appearance.variables?.[name]) root.removeProperty(`--${name}`);
  }
  document.documentElement.dataset.theme = theme;
  sheet.replaceSync('');
  for (const [selector, rule] of Object.entries(appearance.rules ?? {})) addRule(selector, rule);
}

function addRule(selector: string, declarations: Record<string, string>): void {
  if (!/^\.[A-Za-z]+[-A-Za-z]*([:.\s][-:.\w\s()]*)?$/.test(selector)) return;
  // A later rule wins, so the rules of a part's states follow those of the part.
  const place = sheet.insertRule(`${selector} {}`, sheet.cssRules.length);
  const style = (sheet.cssRules[place] as CSSStyleRule).style;
  for (const [name, value] of Object.entries(declarations)) {
    style.setProperty(
      name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      value,
    );
  }
}

import type { Appearance, StripeElementStyle } from '@stripe/stripe-js';

/** The appearance of the provider's form, from our current colours (light or dark). */
export function paymentAppearance(): Appearance {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  return {
    theme: dark ? 'night' : 'stripe',
    labels: 'above',
    variables: {
      colorPrimary: token('--accent'),
      colorBackground: token('--surface'),
      colorText: token('--ink'),
      colorTextSecondary: token('--muted'),
      colorTextPlaceholder: token('--muted'),
      colorDanger: token('--danger'),
      fontFamily: 'Inter, ui-sans-serif, system-ui, sans-serif',
      fontSizeBase: '16px',
      borderRadius: '12px',
      spacingUnit: '4px',
    },
    rules: {
      '.Input': { border: `1px solid ${token('--line-strong')}`, boxShadow: 'none', padding: '13px 14px' },
      '.Input--invalid': { border: `1px solid ${token('--danger')}`, boxShadow: 'none' },
      '.Label': { fontWeight: '600', fontSize: '14px' },
      '.Tab': { border: `1px solid ${token('--line-strong')}`, boxShadow: 'none' },
      '.Tab--selected': {
        border: `1px solid ${token('--accent')}`,
        boxShadow: `0 0 0 1px ${token('--accent')}`,
      },
    },
  };
}

/** The style of the split card fields, which take no appearance: our current colours. */
export function cardFieldStyle(): StripeElementStyle {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  return {
    base: {
      color: token('--ink'),
      fontFamily: 'Inter, ui-sans-serif, system-ui, sans-serif',
      fontSize: '16px',
      iconColor: token('--muted'),
      '::placeholder': { color: token('--muted') },
    },
    invalid: { color: token('--danger'), iconColor: token('--danger') },
  };
}

const percent = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 1 });
const amount = new Intl.NumberFormat('es-ES', { minimumFractionDigits: 2, maximumFractionDigits: 5 });

/** A share in Spanish format, e.g. `2,5 %`. */
export function percentText(value: number): string {
  return `${percent.format(value)} %`;
}

/** A decimal of a panel with its currency, e.g. `100,84 USD`. */
export function panelMoney(decimal: string, currency: string | undefined): string {
  return `${amount.format(Number(decimal))}${currency ? ` ${currency}` : ''}`;
}

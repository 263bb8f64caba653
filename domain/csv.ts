/**
 * Lists as files for spreadsheets (RFC 4180). A Spanish Excel opens a file on double click only with semicolons and
 * decimal commas, and reads it as UTF-8 only with a byte order mark.
 */
export const csvStart = '\uFEFF';

/** A spreadsheet would run this as a formula. */
const formula = /^[=+\-@\t\r]/;

/** A line with its line end. Text that looks like a formula gets an apostrophe; figures are written as numbers. */
export function csvLine(cells: readonly (string | number | null | undefined)[]): string {
  return `${cells.map(cell).join(';')}\r\n`;
}

function cell(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value).replace('.', ',');
  const safe = formula.test(value) ? `'${value}` : value;
  return /[;"\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}

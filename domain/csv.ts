/**
 * Lists as files for spreadsheets (RFC 4180). A Spanish Excel opens a file by a double click only with semicolons and
 * decimal commas, and takes it for UTF-8 only with a byte order mark.
 */
export const csvStart = '\uFEFF';

/** What a spreadsheet would take for a formula, and run. */
const formula = /^[=+\-@\t\r]/;

/** A line with its end. Text that looks like a formula gets an apostrophe, figures are written as numbers. */
export function csvLine(cells: readonly (string | number | null | undefined)[]): string {
  return `${cells.map(cell).join(';')}\r\n`;
}

function cell(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value).replace('.', ',');
  const safe = formula.test(value) ? `'${value}` : value;
  return /[;"\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}

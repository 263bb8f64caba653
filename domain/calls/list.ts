import { z } from 'zod';

/** The page of a list. */
export const page = z.coerce
  .number('Indica una página')
  .int('Indica una página')
  .min(1)
  .max(10_000)
  .default(1);

/** Rows on one page of most lists. */
export const rowsPerPage = 25;

/** Fields of a list's answer in addition to its rows. `total` counts every matching row, not only the page's. */
export const pageOf = {
  total: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
};

/** Rows of a long table are counted up to here; `countLimit + 1` means "more". */
export const countLimit = 10_000;

/** An exact total up to `countLimit`. */
export const boundedCount = z
  .number()
  .int()
  .max(countLimit + 1);

/** Search text of a list. */
export const search = z.string().trim().max(100, 'Busca con 100 caracteres como máximo').default('');

/** A filter that is on or off. */
export const flag = z.enum(['true'], 'Indica «true» o quita el filtro').optional();

/** A day of the shop's calendar. */
export const dayField = oneDay('Indica una fecha válida').meta({ examples: ['2026-11-21'] });

/** First or last day of a range, in Madrid. */
export const day = oneDay('Indica un día como 2026-11-21').optional();

function oneDay(sentence: string) {
  // Before and after that, calendars and clocks are a different matter.
  return z.iso.date(sentence).refine((day) => day >= '2000-01-01' && day < '2100-01-01', sentence);
}

/** A sorting by one of these columns, e.g. `createdAt-desc`. */
export function sortBy<const Column extends string>(columns: readonly Column[]) {
  const sorts = columns.flatMap((column) => [`${column}-desc`, `${column}-asc`] as const);
  return z.enum(sorts, 'Elige una columna de la lista');
}

/** Column and direction of a sorting. */
export function sorting<Column extends string>(
  sort: `${Column}-${'asc' | 'desc'}`,
): { column: Column; direction: 'asc' | 'desc' } {
  const [column, direction] = sort.split('-') as [Column, 'asc' | 'desc'];
  return { column, direction };
}

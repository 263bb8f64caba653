import type { AdminRequest } from '../../../domain/calls/admin-requests';

/** Which requests are shown. */
export interface RequestList {
  kind?: AdminRequest['kind'];
  open: boolean;
  page: number;
}

const kinds = ['contact', 'unsubscribe', 'deletion'] as const;

/** Reads an address; what makes no sense is left out. */
export function readRequestList(params: URLSearchParams): RequestList {
  const page = Number(params.get('page'));
  return {
    kind: kinds.find((kind) => kind === params.get('kind')),
    open: params.get('open') === 'true',
    page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1,
  };
}

/** The address of a list; what is as usual is left out. */
export function writeRequestList({ kind, open, page }: RequestList): string {
  const params = new URLSearchParams();
  if (kind) params.set('kind', kind);
  if (open) params.set('open', 'true');
  if (page > 1) params.set('page', String(page));
  return params.toString();
}

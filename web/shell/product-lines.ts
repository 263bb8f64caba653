import { useServices } from '../api-client/services';
import { usePaths } from './paths';

/** What the shop sells, for menus. `from` is the least price in cents, derived from the catalogue (decision 5). */
export interface ProductLine {
  key: 'followers' | 'likes' | 'views';
  /** Absent while the line can't be bought yet. */
  path?: string;
  from?: number;
}

/** The lines in the order of the menu (S0 §2). */
export function useProductLines(): ProductLine[] {
  const spain = useServices('spain').data ?? [];
  const europe = useServices('europe').data ?? [];
  const { home } = usePaths();
  const prices = [...spain, ...europe].map((service) => service.priceCents);
  return [
    { key: 'followers', path: home, from: prices.length > 0 ? Math.min(...prices) : undefined },
    { key: 'likes' },
    { key: 'views' },
  ];
}

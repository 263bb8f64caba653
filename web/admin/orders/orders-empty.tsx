import { Link } from 'react-router-dom';
import { Button } from '../../ui/button';
import { listMessages as text } from '../messages/orders';
import { EmptyState } from '../ui/empty-state';
import { NoRows } from '../ui/no-rows';
import { defaultListState, isFiltered, type ListState, panelCount, panelFilters } from './list-state';

/** Takes every filter away. */
const nothingSet: Partial<ListState> = {
  ...Object.fromEntries(panelFilters.map((name) => [name, undefined])),
  ...defaultListState,
  status: undefined,
};

interface Props {
  state: ListState;
  total: number;
  address: (change: Partial<ListState>) => string;
}

/** Why the list is empty: a page that is gone, filters, good news, or a new shop. */
export function OrdersEmpty({ state, total, address }: Props) {
  if (total === 0 && state.attention && !state.search && !state.status && panelCount(state) === 0)
    return (
      <EmptyState title={text.calmTitle} text={text.calmText}>
        <Button asChild size="small" className="max-lg:min-h-11">
          <Link to={address({ attention: false })}>{text.seeAll}</Link>
        </Button>
      </EmptyState>
    );
  return (
    <NoRows
      title={text.emptyTitle}
      text={text.emptyText}
      noneTitle={text.noneTitle}
      filtered={isFiltered(state)}
      page={state.page}
      total={total}
      to={address(total > 0 ? { page: 1 } : nothingSet)}
    />
  );
}

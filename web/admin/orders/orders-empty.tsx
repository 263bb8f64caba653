import { Link } from 'react-router-dom';
import { Button } from '../../ui/button';
import { listMessages as text } from '../messages/orders';
import { EmptyState } from '../ui/empty-state';
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
  if (total > 0)
    return (
      <EmptyState title={text.pageGoneTitle} text={text.pageGoneText}>
        <Way to={address({ page: 1 })} name={text.firstPage} />
      </EmptyState>
    );
  if (state.attention && !state.search && !state.status && panelCount(state) === 0)
    return (
      <EmptyState title={text.calmTitle} text={text.calmText}>
        <Way to={address({ attention: false })} name={text.seeAll} />
      </EmptyState>
    );
  if (isFiltered(state))
    return (
      <EmptyState title={text.noneTitle} text={text.noneText}>
        <Way to={address(nothingSet)} name={text.clear} />
      </EmptyState>
    );
  return <EmptyState title={text.emptyTitle} text={text.emptyText} />;
}

function Way({ to, name }: { to: string; name: string }) {
  return (
    <Button asChild size="small" className="max-lg:min-h-11">
      <Link to={to}>{name}</Link>
    </Button>
  );
}

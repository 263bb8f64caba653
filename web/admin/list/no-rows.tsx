import { Link } from 'react-router-dom';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '../ui/empty-state';
import { listMessages } from './text';

interface Props {
  /** What a list says that has nothing at all. */
  title: string;
  text: string;
  /** Something is looked for: none of the rows fits. */
  filtered: boolean;
  page: number;
  /** How many rows fit, where that is known: then a page without any is one that is gone. */
  total?: number;
  /** What a search without a hit says instead of the usual. */
  noneTitle?: string;
  /** The list's own address: the first page of everything. */
  to: string;
}

/** Why a list shows no row: there is none, none fits, or its page is gone. */
export function NoRows({
  title,
  text,
  filtered,
  page,
  total,
  noneTitle = listMessages.noneTitle,
  to,
}: Props) {
  const none = filtered && !total;
  if (!filtered && page === 1) return <EmptyState title={title} text={text} />;
  return (
    <EmptyState
      title={none ? noneTitle : listMessages.pageGoneTitle}
      text={none ? listMessages.noneText : listMessages.pageGoneText}
    >
      <Button asChild size="small">
        <Link to={to}>{none ? listMessages.clearFilters : listMessages.firstPage}</Link>
      </Button>
    </EmptyState>
  );
}

import { Link } from 'react-router-dom';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '../ui/empty-state';
import { listMessages } from './text';

interface Props {
  /** Shown for a completely empty list. */
  title: string;
  text: string;
  /** A filter is set: no row matches. */
  filtered: boolean;
  page: number;
  /** How many rows match, if known: then a page without any no longer exists. */
  total?: number;
  /** Shown for a search without a match, instead of the default. */
  noneTitle?: string;
  /** The list's own address: the first page of everything. */
  to: string;
  /** The list is a part of a screen, which stays where it is. */
  part?: boolean;
}

/** Why a list shows no row: it is empty, nothing matches, or its page no longer exists. */
export function NoRows({
  title,
  text,
  filtered,
  page,
  total,
  noneTitle = listMessages.noneTitle,
  to,
  part,
}: Props) {
  const none = filtered && !total;
  if (!filtered && page === 1) return <EmptyState title={title} text={text} />;
  return (
    <EmptyState
      title={none ? noneTitle : listMessages.pageGoneTitle}
      text={none ? listMessages.noneText : listMessages.pageGoneText}
    >
      <Button asChild size="small">
        <Link to={to} preventScrollReset={part}>
          {none ? listMessages.clearFilters : listMessages.firstPage}
        </Link>
      </Button>
    </EmptyState>
  );
}

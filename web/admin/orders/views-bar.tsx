import { useQuery } from '@tanstack/react-query';
import { BookmarkPlus, Pencil, Users } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { SavedView } from '../../../domain/calls/admin-order-list';
import { Button } from '../../ui/button';
import { orderListMessages as text } from '../messages/order-list';
import { isFiltered, type ListState, viewAddress } from './list-state';
import { viewsQuery } from './queries';
import { ViewDialog } from './view-dialog';

/** Saved views as chips: each is a link, nothing more. The one that is open can be changed. */
export function ViewsBar({ state }: { state: ListState }) {
  const views = useQuery(viewsQuery).data ?? [];
  const [dialog, setDialog] = useState<{ view?: SavedView }>();
  const address = viewAddress(state);
  const canSave =
    (isFiltered(state) || address !== '') && !views.some((view) => view.own && view.address === address);
  if (views.length === 0 && !canSave) return null;
  return (
    <nav aria-label={text.views} className="flex flex-wrap items-center gap-2">
      {views.map((view) => {
        const open = view.address === address;
        return (
          <span
            key={view.id}
            className={`inline-flex min-h-11 items-center rounded-full border text-sm sm:min-h-8 ${open ? 'border-accent bg-accent-soft font-medium' : 'border-line-strong bg-surface'}`}
          >
            <Link
              to={`?${view.address}`}
              aria-current={open ? 'true' : undefined}
              title={view.own ? undefined : text.sharedBy(view.owner)}
              className="inline-flex min-h-11 max-w-60 items-center gap-1.5 rounded-full px-3 sm:min-h-8"
            >
              <span className="truncate">{view.name}</span>
              {view.shared && (
                <>
                  <Users aria-hidden="true" className="size-3.5 shrink-0 text-muted" />
                  <span className="sr-only">, {view.own ? text.shared : text.sharedBy(view.owner)}</span>
                </>
              )}
            </Link>
            {view.own && (
              <button
                type="button"
                aria-label={text.editView(view.name)}
                onClick={() => setDialog({ view })}
                className="mr-1 grid size-9 place-items-center rounded-full text-muted hover:text-ink sm:size-7"
              >
                <Pencil aria-hidden="true" className="size-3.5" />
              </button>
            )}
          </span>
        );
      })}
      {canSave && (
        <Button
          size="small"
          look="quiet"
          className="max-sm:min-h-11"
          icon={<BookmarkPlus aria-hidden="true" className="size-4" />}
          onClick={() => setDialog({})}
        >
          {text.saveView}
        </Button>
      )}
      {dialog && <ViewDialog view={dialog.view} address={address} onClose={() => setDialog(undefined)} />}
    </nav>
  );
}

import { useQuery } from '@tanstack/react-query';
import { BookmarkPlus, Pencil, Users } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { type SavedView, savedViews } from '#domain/calls/admin-views.ts';
import { api } from '#web/api-client/api.ts';
import { Button } from '#web/ui/button.tsx';
import { adminKeys } from '../queries';
import { listMessages as text } from './text';
import { ViewDialog } from './view-dialog';

interface Props {
  /** The path of the list's call. */
  list: string;
  /** The list's own part of the address; the rest belongs to other parts of the screen, and stays. */
  own: readonly string[];
}

/** Saved views of a list as chips: each is a plain link. The open one can be changed. */
export function ViewsBar({ list, own }: Props) {
  const { data: views = [] } = useQuery({
    queryKey: [...adminKeys.all, 'views', list],
    queryFn: async ({ signal }) => (await api(savedViews, { query: { list }, signal })).views,
  });
  const [params] = useSearchParams();
  const [dialog, setDialog] = useState<{ view?: SavedView }>();
  const address = viewAddress(params, own);
  const others = [...params].filter(([name]) => !own.includes(name));
  const canSave = address !== '' && !views.some((view) => view.own && view.address === address);
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
              to={`?${new URLSearchParams([...others, ...new URLSearchParams(view.address)])}`}
              preventScrollReset
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
          variant="quiet"
          icon={<BookmarkPlus aria-hidden="true" className="size-4" />}
          onClick={() => setDialog({})}
        >
          {text.saveView}
        </Button>
      )}
      {dialog && (
        <ViewDialog list={list} view={dialog.view} address={address} onClose={() => setDialog(undefined)} />
      )}
    </nav>
  );
}

/** The state in a saved view: everything except page and search, always in the same order. */
function viewAddress(params: URLSearchParams, own: readonly string[]): string {
  const kept = new URLSearchParams(
    [...params].filter(([name]) => own.includes(name) && name !== 'page' && name !== 'search'),
  );
  kept.sort();
  return kept.toString();
}

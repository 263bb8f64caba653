import { Lock } from 'lucide-react';
import { useEffect } from 'react';
import type { InstagramUser } from '#domain/calls/instagram.ts';
import { Picture } from '../cart/picture';
import { useMessages } from '../i18n/messages';
import { classes } from '../ui/classes';

/** The matching profiles, below the field. The focus stays in the field, which names the active one by its id. */
export function SuggestionList({
  id,
  users,
  active,
  onChoose,
  label,
}: {
  id: string;
  users: InstagramUser[];
  active: number;
  onChoose: (user: InstagramUser) => void;
  label: string;
}) {
  const { order } = useMessages();
  // A browser scrolls to what has the focus, which stays in the field.
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      hidden={users.length === 0}
      className="absolute inset-x-0 top-full z-20 mt-1.5 max-h-80 overflow-y-auto rounded-control border border-line bg-surface p-1.5 shadow-float"
    >
      {users.map((user, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the field, which keeps the focus
        <div
          key={user.username}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          // A press must not move the focus out of the field, which would close the list first.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(user)}
          className={classes(
            'flex min-h-14 cursor-pointer items-center gap-3 rounded-lg px-2.5 py-1.5 hover:bg-sunken',
            index === active && 'bg-accent-soft outline-2 -outline-offset-2 outline-accent',
          )}
        >
          <Picture url={user.profile_pic_url} className="size-10" />
          <span className="grid min-w-0 flex-1">
            <span className="truncate font-semibold">@{user.username}</span>
            <span className="truncate text-sm text-muted">{user.full_name}</span>
          </span>
          {user.is_private && (
            <span className="inline-flex items-center gap-1 text-sm text-muted">
              <Lock aria-hidden className="size-4" />
              {order.private}
            </span>
          )}
        </div>
      ))}
    </div>
  );
}

import { type KeyboardEvent, type Ref, useId, useState } from 'react';
import type { InstagramUser } from '#domain/calls/instagram.ts';
import { normaliseUsername } from '#domain/instagram-username.ts';
import { useInstagramSearch } from '../api-client/instagram-search';
import { useMessages } from '../i18n/messages';
import { FieldError, inputStyle } from '../ui/field';
import { Spinner } from '../ui/spinner';
import { useDebounced } from '../ui/use-debounced';
import { SuggestionList } from './suggestion-list';

/** Minimum length of a search, and how long typing must pause before it, in ms (S0 §5). */
export const least = 3;
export const debounceMs = 800;

/** The search for the buyer's profile: a combobox of suggestions with pictures (S0 §2, §5). */
export function ProfileSearch({
  value,
  onType,
  onChoose,
  error,
  quiet = false,
  inputRef,
}: {
  value: string;
  onType: (text: string) => void;
  onChoose: (user: InstagramUser) => void;
  error?: string;
  /** Shows no suggestions, because they would hide something below the field. */
  quiet?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}) {
  const { order } = useMessages();
  const id = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const typed = normaliseUsername(value);
  const settled = useDebounced(typed, debounceMs);
  const search = useInstagramSearch(open ? settled : '');
  const enough = typed.length >= least;
  const waiting = enough && open && (settled !== typed || search.isFetching);
  const users = enough && settled.length >= least ? (search.data?.users ?? []) : [];
  const shown = open && enough && !quiet;
  const status = !shown
    ? ''
    : waiting
      ? order.searching
      : search.isError
        ? order.searchFailed
        : search.data?.limited
          ? order.searchLimited
          : users.length === 0
            ? order.searchEmpty(typed)
            : order.searchFound(users.length);

  function choose(user: InstagramUser): void {
    setOpen(false);
    setActive(-1);
    onChoose(user);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (users.length > 0) setActive((now) => (now + step + users.length) % users.length);
    } else if (event.key === 'Enter') {
      const user = users[active];
      if (!shown || !user) return;
      event.preventDefault();
      choose(user);
    } else if (event.key === 'Escape' && shown) {
      event.preventDefault();
      setOpen(false);
    }
  }

  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {order.usernameLabel}
      </label>
      <div className="relative">
        <span
          aria-hidden
          className="pointer-events-none absolute inset-y-0 left-3.5 flex items-center text-muted"
        >
          @
        </span>
        <input
          id={id}
          ref={inputRef}
          role="combobox"
          aria-expanded={shown && users.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={shown && users[active] ? `${id}-${active}` : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-status${error ? ` ${id}-error` : ''}`}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={order.usernamePlaceholder}
          value={value}
          onChange={(event) => {
            setOpen(true);
            setActive(-1);
            onType(event.target.value);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => setOpen(false)}
          className={`${inputStyle} pr-11 pl-8`}
        />
        {waiting && (
          <span className="absolute inset-y-0 right-3.5 flex items-center text-muted">
            <Spinner />
          </span>
        )}
        <SuggestionList
          id={id}
          users={shown ? users : []}
          active={active}
          onChoose={choose}
          label={order.suggestions}
        />
      </div>
      <p id={`${id}-status`} role="status" className="min-h-5 text-sm text-muted">
        {status || order.usernameHint}
      </p>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

import { type ReactNode, useId, useState } from 'react';
import type { Language } from '#domain/money.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { useListState } from '../list/list-rows';
import { messages } from '../messages';
import { RelativeTime } from './relative-time';
import { TextLink } from './text-link';

/** A link's target and text; left out if it makes no sense. */
type WayOut = [to: string, name: string] | false | undefined;

interface Props {
  title: ReactNode;
  badges?: ReactNode;
  since: string;
  /** The person and the amount. */
  facts?: readonly (string | false | undefined)[];
  children?: ReactNode;
  links?: readonly WayOut[];
}

/** One waiting item: what it is, since when, and the actions below. */
export function ItemCard({ title, badges, since, facts = [], children, links = [] }: Props) {
  const id = useId();
  const list = useListState();
  const known = facts.filter(Boolean);
  const ways = links.filter((way) => way !== undefined && way !== false);
  return (
    <article
      aria-labelledby={id}
      className="relative grid gap-2 rounded-card border border-line bg-surface p-4 text-sm leading-6"
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={id} className="text-sm font-semibold tabular-nums">
          {title}
        </h2>
        {badges}
        <span className="text-muted sm:ml-auto">
          <RelativeTime at={since} side="right" />
        </span>
      </header>
      {known.length > 0 && <p className="text-muted wrap-anywhere">{known.join(' · ')}</p>}
      {children}
      {ways.length > 0 && (
        <p className="flex flex-wrap gap-x-4">
          {ways.map(([to, name]) => (
            <TextLink key={to} to={to} state={list}>
              {name}
            </TextLink>
          ))}
        </p>
      )}
    </article>
  );
}

/** Somebody's text, in their language, or a panel's answer. */
export function Words({ language, children }: { language?: Language; children: ReactNode }) {
  return (
    <p
      lang={language}
      className="line-clamp-4 rounded-control bg-sunken px-3 py-2 whitespace-pre-line wrap-anywhere"
    >
      {children}
    </p>
  );
}

interface FoldedProps {
  /** Label of its button. */
  name: string;
  variant?: 'primary' | 'secondary';
  /** Something is typed in it already. */
  initiallyOpen?: boolean;
  /** `asked`: its button opened it. */
  children: ReactNode | ((asked: boolean) => ReactNode);
}

/** A form hidden behind its button until it is needed: a list is there to be read. */
export function Folded({ name, variant = 'secondary', initiallyOpen = false, children }: FoldedProps) {
  const [open, setOpen] = useState(initiallyOpen);
  const [asked, setAsked] = useState(false);
  // One button in one place, so that it keeps the focus when it closes the form.
  return (
    <div className={classes('grid gap-2', open && 'basis-full')}>
      {open && (
        <div className="border-t border-line pt-3">
          {typeof children === 'function' ? children(asked) : children}
        </div>
      )}
      <Button
        variant={open ? 'quiet' : variant}
        size="small"
        className="justify-self-start"
        onClick={() => {
          setOpen(!open);
          setAsked(!open);
        }}
      >
        {open ? messages.shell.cancel : name}
      </Button>
    </div>
  );
}

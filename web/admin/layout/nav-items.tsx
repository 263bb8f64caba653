import { ExternalLink, type LucideIcon, Store, Workflow } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { may } from '#domain/permissions.ts';
import { messages } from '../messages';
import { orderMessages } from '../order/text';
import { type Screen, screenGroups } from '../screens';
import type { AdminSession } from '../session';

const text = messages.shell;

interface Props {
  session: AdminSession;
  /** Icons only; the words remain for screen readers and as titles. */
  narrow?: boolean;
  onLeave?: () => void;
}

/** The navigation: the screens of this role in their groups, then external links. */
export function NavItems({ session, narrow = false, onLeave }: Props) {
  const { role } = session.session;
  return (
    <nav aria-label={text.navigation} className="grid content-start gap-1">
      {Object.entries(screenGroups).map(([group, screens]) => {
        const shown = screens.filter((screen) => !screen.aside && may(role, screen.permission));
        if (shown.length === 0) return null;
        return (
          <div
            key={group}
            className="grid gap-1 border-line not-first:mt-1 not-first:border-t not-first:pt-2"
          >
            {!narrow && (
              <p className="px-3 text-xs font-medium text-muted">
                {messages.groups[group as keyof typeof screenGroups]}
              </p>
            )}
            {shown.map((screen) => (
              <Item
                key={screen.path}
                screen={screen}
                waiting={screen.waiting?.(session) ?? 0}
                narrow={narrow}
                onLeave={onLeave}
              />
            ))}
          </div>
        );
      })}
      <hr className="my-1 border-line" />
      {may(role, 'read-runs') && (
        <a
          href={session.temporalUiUrl}
          target="_blank"
          rel="noreferrer noopener"
          title={text.temporalUiHint}
          className={item}
        >
          <Label icon={Workflow} narrow={narrow} outside>
            {text.temporalUi}
          </Label>
        </a>
      )}
      <a href="/" target="_blank" rel="noopener" title={text.viewSiteHint} className={item}>
        <Label icon={Store} narrow={narrow} outside>
          {text.viewSite}
        </Label>
      </a>
    </nav>
  );
}

const item =
  'relative flex min-h-11 items-center gap-3 rounded-control px-3 text-sm hover:bg-sunken lg:min-h-8.5';

/** A bar as well as colours, which not everybody tells apart. */
const current =
  "bg-accent-soft font-semibold text-accent-ink before:absolute before:inset-y-1.5 before:left-0 before:rounded-full before:border-l-3 before:border-accent before:content-['']";

interface ItemProps {
  screen: Screen;
  waiting: number;
  narrow: boolean;
  onLeave?: () => void;
}

function Item({ screen, waiting, narrow, onLeave }: ItemProps) {
  const { pathname } = useLocation();
  const to = `/admin/${screen.path}`;
  const here = pathname === to || pathname.startsWith(`${to}/`);
  const link = useRef<HTMLAnchorElement>(null);
  // The list is longer than a low window.
  useEffect(() => {
    if (here) link.current?.scrollIntoView({ block: 'nearest' });
  }, [here]);
  return (
    <Link
      ref={link}
      to={to}
      aria-current={here ? 'page' : undefined}
      onClick={onLeave}
      title={narrow ? screen.title : undefined}
      className={`${item} ${here ? current : ''}`}
    >
      <Label icon={screen.icon} narrow={narrow}>
        {screen.title}
      </Label>
      {waiting > 0 && (
        <>
          <span
            aria-hidden="true"
            className={`grid place-items-center rounded-full bg-danger font-semibold text-surface tabular-nums ${narrow ? 'absolute top-1 right-1 size-2.5' : 'h-5 min-w-5 px-1.5 text-xs'}`}
          >
            {!narrow && waiting}
          </span>
          <span className="sr-only">{text.waiting(waiting)}</span>
        </>
      )}
    </Link>
  );
}

interface LabelProps {
  icon: LucideIcon;
  narrow: boolean;
  outside?: boolean;
  children: string;
}

function Label({ icon: Icon, narrow, outside, children }: LabelProps) {
  return (
    <>
      <Icon aria-hidden="true" className="size-4.5 shrink-0" />
      <span className={narrow ? 'sr-only' : 'flex-1'}>{children}</span>
      {outside && <span className="sr-only">({orderMessages.runHint})</span>}
      {outside && !narrow && <ExternalLink aria-hidden="true" className="size-3.5 text-muted" />}
    </>
  );
}

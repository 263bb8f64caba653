import { ExternalLink, FlaskConical, Inbox, type LucideIcon, Package, Store, Workflow } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { messages } from '../messages';

const text = messages.shell;

interface Props {
  attentionCount: number;
  openRequests: number;
  temporalUiUrl: string;
  /** Only pictures; the words remain for screen readers and as titles. */
  narrow?: boolean;
  onLeave?: () => void;
}

/** Where one can go: the screens that exist, then what lies outside. */
export function NavItems({ attentionCount, openRequests, temporalUiUrl, narrow = false, onLeave }: Props) {
  const { pathname } = useLocation();
  const onOrders = pathname.startsWith('/admin/orders');
  const onRequests = pathname.startsWith('/admin/requests');
  const onExperiment = pathname.startsWith('/admin/upsell-experiment');
  return (
    <nav aria-label={text.navigation} className="grid gap-1">
      <Link
        to="/admin/orders"
        aria-current={onOrders ? 'page' : undefined}
        onClick={onLeave}
        title={narrow ? text.orders : undefined}
        className={`${item} ${onOrders ? 'bg-accent-soft font-semibold text-accent-ink' : ''}`}
      >
        <Label icon={Package} narrow={narrow}>
          {text.orders}
        </Label>
      </Link>
      {attentionCount > 0 && (
        <Link
          to="/admin/orders?attention=true"
          onClick={onLeave}
          title={text.attention(attentionCount)}
          className={`${item} text-danger ${narrow ? 'justify-center' : 'pl-11'}`}
        >
          <span
            aria-hidden="true"
            className="grid h-5 min-w-5 place-items-center rounded-full bg-danger px-1.5 text-xs font-semibold text-surface tabular-nums"
          >
            {attentionCount}
          </span>
          <span className="sr-only">{text.attention(attentionCount)}</span>
          {!narrow && <span aria-hidden="true">{text.attentionShort}</span>}
        </Link>
      )}
      <Link
        to="/admin/requests"
        aria-current={onRequests ? 'page' : undefined}
        onClick={onLeave}
        title={narrow ? text.requests : undefined}
        className={`${item} ${onRequests ? 'bg-accent-soft font-semibold text-accent-ink' : ''}`}
      >
        <Label icon={Inbox} narrow={narrow}>
          {text.requests}
        </Label>
        {openRequests > 0 && (
          <>
            <span
              aria-hidden="true"
              className="grid h-5 min-w-5 place-items-center rounded-full bg-warning px-1.5 text-xs font-semibold text-surface tabular-nums"
            >
              {openRequests}
            </span>
            <span className="sr-only">{text.requestsOpen(openRequests)}</span>
          </>
        )}
      </Link>
      <Link
        to="/admin/upsell-experiment"
        aria-current={onExperiment ? 'page' : undefined}
        onClick={onLeave}
        title={narrow ? text.experiment : undefined}
        className={`${item} ${onExperiment ? 'bg-accent-soft font-semibold text-accent-ink' : ''}`}
      >
        <Label icon={FlaskConical} narrow={narrow}>
          {text.experiment}
        </Label>
      </Link>
      <hr className="my-2 border-line" />
      <a
        href={temporalUiUrl}
        target="_blank"
        rel="noreferrer noopener"
        title={text.temporalUiHint}
        className={item}
      >
        <Label icon={Workflow} narrow={narrow} outside>
          {text.temporalUi}
        </Label>
      </a>
      <a href="/" target="_blank" rel="noopener" title={text.viewSiteHint} className={item}>
        <Label icon={Store} narrow={narrow} outside>
          {text.viewSite}
        </Label>
      </a>
    </nav>
  );
}

const item = 'flex min-h-11 items-center gap-3 rounded-control px-3 text-sm hover:bg-sunken lg:min-h-9';

interface LabelProps {
  icon: LucideIcon;
  narrow: boolean;
  outside?: boolean;
  children: string;
}

function Label({ icon: Icon, narrow, outside, children }: LabelProps) {
  return (
    <>
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <span className={narrow ? 'sr-only' : 'flex-1'}>{children}</span>
      {outside && <span className="sr-only">({messages.order.runHint})</span>}
      {outside && !narrow && <ExternalLink aria-hidden="true" className="size-3.5 text-muted" />}
    </>
  );
}

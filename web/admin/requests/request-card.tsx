import { ExternalLink } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { AdminRequest } from '../../../domain/calls/admin-requests';
import { Badge, type Tone } from '../../ui/badge';
import { Button } from '../../ui/button';
import { postContactIdClose } from '../client';
import { messages } from '../messages';
import { orderAddress } from '../orders/package-name';
import { useMay } from '../session';
import { Fact, Facts } from '../ui/facts';
import { NoteForm } from '../ui/note-form';
import { RelativeTime } from '../ui/relative-time';
import { DecisionForm } from './decision-form';

const text = messages.requests;
const tones: Record<AdminRequest['state'], Tone> = {
  open: 'warning',
  unproven: 'neutral',
  closed: 'success',
  done: 'success',
  erasing: 'info',
  erased: 'success',
  refused: 'danger',
  expired: 'neutral',
};

const closeWords = {
  note: text.closeNote,
  hint: text.closeHint,
  act: text.close,
  acting: text.sending,
  failed: text.actFailed,
  done: text.closedDone,
};

/** One request: who asks what, how it stands, and what can be done. */
export function RequestCard({ request }: { request: AdminRequest }) {
  const id = useId();
  const mayDecide = useMay('work-customers');
  const waits =
    request.kind === 'contact'
      ? request.state === 'open'
      : request.kind === 'deletion' && (request.state === 'open' || request.state === 'unproven');
  return (
    <article aria-labelledby={id} className="grid gap-3 rounded-xl border border-line bg-surface p-4">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={id} className="text-sm font-semibold">
          {text.kinds[request.kind]} <span className="tabular-nums">{request.reference}</span>
        </h2>
        <Badge tone={tones[request.state]}>{text.states[request.state]}</Badge>
        <span className="text-sm text-muted sm:ml-auto">
          <RelativeTime at={request.receivedAt} side="right" />
        </span>
      </header>
      {/* What was erased has no address any more. */}
      {request.email === '' ? (
        <p className="text-sm text-muted">{text.erased}</p>
      ) : (
        <Person request={request} />
      )}
      {request.kind === 'contact' && <Message request={request} />}
      {request.kind === 'deletion' && <Progress request={request} />}
      {request.decidedBy && (
        <p className="text-sm text-muted wrap-anywhere">
          {text.decidedBy(request.decidedBy)}
          {request.note && `: ${request.note}`} {request.decidedAt && <RelativeTime at={request.decidedAt} />}
        </p>
      )}
      {waits && !mayDecide && <p className="text-sm text-muted">{text.readOnly}</p>}
      {waits && mayDecide && request.kind === 'contact' && (
        <Folded name={text.close}>
          <NoteForm words={closeWords} act={(reason) => postContactIdClose(request.id, { reason })} focused />
        </Folded>
      )}
      {waits && mayDecide && request.kind === 'deletion' && (
        <Folded name={text.decide}>
          <DecisionForm id={request.id} proven={request.provenAt !== undefined} />
        </Folded>
      )}
    </article>
  );
}

/** A form that stands behind its button until it is wanted: a list is there to be read. */
function Folded({ name, children }: { name: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  // One button in one place, so that it keeps the focus when it closes the form.
  return (
    <div className="grid gap-2">
      {open && <div className="border-t border-line pt-3">{children}</div>}
      <Button
        look={open ? 'quiet' : 'secondary'}
        size="small"
        className="justify-self-start max-lg:min-h-11"
        onClick={() => setOpen(!open)}
      >
        {open ? messages.shell.cancel : name}
      </Button>
    </div>
  );
}

function Person({ request }: { request: AdminRequest }) {
  const { facts } = text;
  return (
    <Facts>
      {request.kind === 'contact' ? (
        <>
          <Fact name={facts.name}>{request.name}</Fact>
          <Fact name={facts.email}>
            <Address email={request.email} />
          </Fact>
          <Fact name={facts.company}>{request.company}</Fact>
          <Fact name={facts.phone}>{request.phone}</Fact>
          <Fact name={facts.service}>{text.services[request.service]}</Fact>
          {request.orderNumber && (
            <Fact name={facts.order}>
              <Link
                to={orderAddress(request.orderNumber)}
                className="text-accent-ink underline underline-offset-2"
              >
                {request.orderNumber}
              </Link>
            </Fact>
          )}
        </>
      ) : (
        <>
          <Fact name={facts.username}>{request.username}</Fact>
          <Fact name={facts.email}>
            <Address email={request.email} />
          </Fact>
          <Fact name={facts.reason}>{request.reason}</Fact>
        </>
      )}
      <Fact name={facts.language}>{text.languages[request.language]}</Fact>
      {request.kind === 'deletion' && (
        <Fact name={facts.orders}>{text.orders(request.orders, request.underWay)}</Fact>
      )}
      <Fact name={facts.acknowledged}>
        {request.acknowledgedAt ? <RelativeTime at={request.acknowledgedAt} /> : facts.notAcknowledged}
      </Fact>
    </Facts>
  );
}

function Address({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`} className="text-accent-ink underline underline-offset-2">
      {email}
    </a>
  );
}

function Message({ request }: { request: Extract<AdminRequest, { kind: 'contact' }> }) {
  const { message, conversation } = request;
  return (
    <>
      {message && (
        <p className="rounded-lg bg-sunken p-3 text-sm leading-6 whitespace-pre-line wrap-anywhere">
          {message}
        </p>
      )}
      {conversation && conversation.length > 0 && (
        <details className="text-sm">
          <summary className="min-h-11 cursor-pointer py-2.5 text-accent-ink lg:min-h-9 lg:py-1.5">
            {text.conversation(conversation.length)}
          </summary>
          <ol className="grid gap-2 border-l-2 border-line pl-3">
            {conversation.map(({ role, content, timestamp }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a finished conversation keeps its order
              <li key={`${timestamp}-${index}`} className="leading-6">
                <span className="font-semibold">{text.roles[role]}: </span>
                <span className="whitespace-pre-line wrap-anywhere">{content}</span>
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  );
}

function Progress({ request }: { request: Extract<AdminRequest, { kind: 'deletion' }> }) {
  const what =
    request.state === 'unproven'
      ? text.unproven
      : request.state === 'open'
        ? text.proven
        : request.state === 'erasing'
          ? text.erasing
          : undefined;
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      {what && <span>{what}</span>}
      <a
        href={request.temporalUrl}
        target="_blank"
        rel="noreferrer noopener"
        className="inline-flex min-h-11 items-center gap-1.5 text-accent-ink underline underline-offset-2 lg:min-h-6"
      >
        {text.run}
        <ExternalLink aria-hidden="true" className="size-3.5" />
        <span className="sr-only">({messages.order.runHint})</span>
      </a>
    </p>
  );
}

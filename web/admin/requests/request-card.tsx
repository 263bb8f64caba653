import { type AdminRequest, adminCloseContact } from '#domain/calls/admin-requests.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { orderAddress } from '../order/package-name';
import { useMay } from '../session';
import { Fact, Facts } from '../ui/facts';
import { Folded, ItemCard } from '../ui/item-card';
import { NoteForm } from '../ui/note-form';
import { OutsideLink } from '../ui/outside-link';
import { RelativeTime } from '../ui/relative-time';
import { TextLink } from '../ui/text-link';
import { DecisionForm } from './decision-form';
import { requestMessages } from './text';

const text = requestMessages;
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
  failed: text.actFailed,
  done: text.closedDone,
};

/** One request: who asks for what, its state, and the possible actions. */
export function RequestCard({ request }: { request: AdminRequest }) {
  const mayDecide = useMay('work-customers');
  const { kind, id, reference, state, email, receivedAt, decidedBy, decidedAt, note } = request;
  const waits = kind !== 'unsubscribe' && (state === 'open' || state === 'unproven');
  return (
    <ItemCard
      title={`${text.kinds[kind]} ${reference}`}
      badges={<Badge tone={tones[state]}>{text.states[state]}</Badge>}
      since={receivedAt}
    >
      {/* An erased request has no address any more. */}
      {email === '' ? <p className="text-muted">{text.erased}</p> : <Person request={request} />}
      {kind === 'contact' && <Message request={request} />}
      {kind === 'deletion' && <Progress request={request} />}
      {decidedBy && (
        <p className="text-muted wrap-anywhere">
          {text.decidedBy(decidedBy)}
          {note && `: ${note}`} {decidedAt && <RelativeTime at={decidedAt} />}
        </p>
      )}
      {waits && !mayDecide && <p className="text-muted">{text.readOnly}</p>}
      {waits && mayDecide && (
        <Folded name={kind === 'contact' ? text.close : text.decide}>
          {kind === 'contact' && <NoteForm call={adminCloseContact} id={id} words={closeWords} focused />}
          {kind === 'deletion' && <DecisionForm id={id} proven={request.provenAt !== undefined} />}
        </Folded>
      )}
    </ItemCard>
  );
}

/** A reply to the author, with the reference that they got. */
function replyTo({ email, reference }: AdminRequest): string {
  return `mailto:${email}?subject=${encodeURIComponent(`Re: ${reference}`)}`;
}

function Person({ request }: { request: AdminRequest }) {
  const { facts } = text;
  return (
    <Facts>
      {request.kind === 'contact' ? (
        <>
          <Fact name={facts.name}>{request.name}</Fact>
          <Fact name={facts.email}>
            <TextLink to={replyTo(request)}>{request.email}</TextLink>
          </Fact>
          <Fact name={facts.company}>{request.company}</Fact>
          <Fact name={facts.phone}>{request.phone}</Fact>
          <Fact name={facts.service}>{text.services[request.service]}</Fact>
          {request.orderNumber && (
            <Fact name={facts.order}>
              <TextLink to={orderAddress(request.orderNumber)}>{request.orderNumber}</TextLink>
            </Fact>
          )}
        </>
      ) : (
        <>
          <Fact name={facts.username}>{request.username}</Fact>
          <Fact name={facts.email}>
            <TextLink to={replyTo(request)}>{request.email}</TextLink>
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

function Message({ request }: { request: Extract<AdminRequest, { kind: 'contact' }> }) {
  const { message, conversation } = request;
  return (
    <>
      {message && <p className="rounded-lg bg-sunken p-3 whitespace-pre-line wrap-anywhere">{message}</p>}
      {conversation && conversation.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 text-accent-ink lg:min-h-9 lg:py-1.5">
            {text.conversation(conversation.length)}
          </summary>
          <ol className="grid gap-2 border-l-2 border-line pl-3">
            {conversation.map(({ role, content, timestamp }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a finished conversation keeps its order
              <li key={`${timestamp}-${index}`}>
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
  const { state, temporalUrl } = request;
  const progress: Partial<Record<typeof state, string>> = text.progress;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {progress[state] && <span>{progress[state]}</span>}
      <OutsideLink href={temporalUrl}>{text.run}</OutsideLink>
    </div>
  );
}

import type { AdminRequest } from '#domain/calls/admin-requests.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { orderAddress } from '../order/package-name';
import { useMay } from '../session';
import { DueBadge } from '../ui/due-badge';
import { Fact, Facts } from '../ui/facts';
import { Folded, ItemCard } from '../ui/item-card';
import { RelativeTime } from '../ui/relative-time';
import { RunLink } from '../ui/run-link';
import { TextLink } from '../ui/text-link';
import { useKeepsText } from '../ui/use-kept-action';
import { needsAcknowledgement } from './acknowledgement';
import { AnswerForm, answerPlace, CloseForm } from './answer-form';
import { DecisionForm, ToldForm } from './decision-form';
import { StatementTodo } from './statement';
import { requestMessages } from './text';
import { hasUnsentAnswer } from './unsent-answer';

const text = requestMessages;
const tones: Record<AdminRequest['state'], Tone> = {
  open: 'warning',
  answered: 'info',
  unproven: 'neutral',
  closed: 'success',
  done: 'success',
  erasing: 'info',
  erased: 'success',
  refused: 'danger',
  expired: 'neutral',
};

/** One request: its sender, question, state and actions; `alone` on its own page. */
export function RequestCard({ request, alone }: { request: AdminRequest; alone?: boolean }) {
  const mayDecide = useMay('work-customers');
  const hasAnswer = useKeepsText(answerPlace(request.id));
  const { kind, id, reference, state, email, receivedAt, decidedBy, decidedAt, note } = request;
  const unsent = kind === 'contact' && hasUnsentAnswer(request);
  const unanswered = kind === 'deletion' && request.unanswered !== undefined;
  const waits = kind !== 'withdrawal' && (state === 'open' || state === 'unproven');
  return (
    <ItemCard
      title={`${text.kinds[kind]} ${reference}`}
      badges={
        <>
          <Badge tone={tones[state]}>{text.states[state]}</Badge>
          {request.dueAt && <DueBadge at={request.dueAt} />}
        </>
      }
      since={receivedAt}
      links={[!alone && [`/admin/requests/${reference}`, text.open]]}
    >
      {/* An erased request has no address any more. */}
      {email === '' ? <p className="text-muted">{text.erased}</p> : <Person request={request} />}
      {kind === 'contact' && <Message request={request} />}
      {kind === 'contact' && email !== '' && <RunLink href={request.temporalUrl}>{text.run}</RunLink>}
      {kind === 'deletion' && <Progress request={request} />}
      {kind === 'withdrawal' && state === 'open' && <StatementTodo {...request} />}
      {kind === 'contact' && state === 'closed' && !decidedBy && email !== '' && (
        <p className="text-muted">{text.quiet}</p>
      )}
      {decidedBy && (
        <p className="text-muted wrap-anywhere">
          {kind === 'deletion' ? text.decidedBy(decidedBy) : text.closedBy(decidedBy)}
          {note && `: ${note}`}
          {decidedAt && (
            <>
              {' · '}
              <RelativeTime at={decidedAt} />
            </>
          )}
        </p>
      )}
      {unsent && <p>{text.unsentTodo}</p>}
      {unanswered && <p>{text.unansweredTodo}</p>}
      {(waits || unsent || unanswered) && !mayDecide && <p className="text-muted">{text.readOnly}</p>}
      {kind === 'contact' && email !== '' && mayDecide && (
        <div className="flex flex-wrap items-start gap-2">
          <Folded
            name={text.answer}
            variant={state === 'open' ? 'primary' : 'secondary'}
            initiallyOpen={hasAnswer}
          >
            {(asked) => <AnswerForm request={request} focused={asked} />}
          </Folded>
          {(state !== 'closed' || unsent) && (
            <Folded name={state === 'closed' ? text.settle.action : text.close}>
              <CloseForm request={request} />
            </Folded>
          )}
        </div>
      )}
      {kind === 'deletion' && waits && mayDecide && (
        <Folded name={text.decide}>
          <DecisionForm id={id} proven={request.provenAt !== undefined} />
        </Folded>
      )}
      {unanswered && mayDecide && (
        <Folded name={text.settle.action}>
          <ToldForm id={id} />
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
          <Fact name={facts.email}>{request.email}</Fact>
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
          {request.kind === 'withdrawal' ? (
            <>
              <Fact name={facts.name}>{request.name}</Fact>
              <Fact name={facts.order}>
                {request.hasOrder ? (
                  <TextLink to={orderAddress(request.orderNumber)}>{request.orderNumber}</TextLink>
                ) : (
                  request.orderNumber
                )}
              </Fact>
            </>
          ) : (
            <Fact name={facts.username}>{request.username}</Fact>
          )}
          <Fact name={facts.email}>
            <TextLink to={replyTo(request)}>{request.email}</TextLink>
          </Fact>
          <Fact name={facts.reason}>
            {request.reason && <span lang={request.language}>{request.reason}</span>}
          </Fact>
        </>
      )}
      <Fact name={facts.language}>{text.languages[request.language]}</Fact>
      {request.kind === 'deletion' && (
        <Fact name={facts.orders}>{text.orders(request.orders, request.underWay)}</Fact>
      )}
      <Fact name={facts.acknowledged}>
        {request.acknowledgedAt ? (
          <RelativeTime at={request.acknowledgedAt} />
        ) : request.withoutLetter ? (
          facts.unacknowledged.limit
        ) : !needsAcknowledgement(request) ? (
          facts.noAcknowledgement
        ) : request.unacknowledged ? (
          facts.unacknowledged[request.unacknowledged]
        ) : (
          facts.notAcknowledged
        )}
      </Fact>
      {request.kind === 'deletion' && request.state === 'refused' && (
        <Fact name={facts.told}>
          {request.answeredAt ? (
            <RelativeTime at={request.answeredAt} />
          ) : request.unanswered ? (
            facts.unacknowledged[request.unanswered]
          ) : (
            facts.toldWaits
          )}
        </Fact>
      )}
    </Facts>
  );
}

function Message({ request }: { request: Extract<AdminRequest, { kind: 'contact' }> }) {
  const { language, message, conversation, replies } = request;
  return (
    <>
      {message && (
        <p lang={language} className="rounded-lg bg-sunken p-3 whitespace-pre-line wrap-anywhere">
          {message}
        </p>
      )}
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
                <span lang={language} className="whitespace-pre-line wrap-anywhere">
                  {content}
                </span>
              </li>
            ))}
          </ol>
        </details>
      )}
      {replies.length > 0 && (
        <ol className="grid gap-2">
          {replies.map((reply) => (
            <li
              key={reply.id}
              className={
                reply.author === 'support' ? 'rounded-lg border border-line p-3' : 'rounded-lg bg-sunken p-3'
              }
            >
              <p className="text-muted">
                <span className="font-semibold text-ink">{text.from[reply.author]}</span>
                {reply.by && ` · ${reply.by}`} · <RelativeTime at={reply.at} />
                {reply.author === 'support' &&
                  !reply.mailedAt &&
                  ` · ${reply.unsent ? text.unsent[reply.unsent] : text.mailWaits}`}
              </p>
              <p lang={language} className="whitespace-pre-line wrap-anywhere">
                {reply.text}
              </p>
            </li>
          ))}
        </ol>
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
      <RunLink href={temporalUrl}>{text.run}</RunLink>
    </div>
  );
}

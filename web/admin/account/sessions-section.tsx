import { useState } from 'react';
import { adminEndOwnSession, adminEndOwnSessions, type OwnSession } from '#domain/calls/admin-account.ts';
import { api } from '#web/api-client/api.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { useKeptFocus } from '#web/ui/kept-focus.ts';
import { useLeave } from '../leave';
import { ActionFailure } from '../ui/action-failure';
import { ActionDialog } from '../ui/action-form';
import { RelativeTime } from '../ui/relative-time';
import { Section } from '../ui/section';
import { useAdminMutation } from '../ui/use-admin-mutation';
import { keepsUnsaved } from '../unsaved';
import { accountMessages } from './text';

const text = accountMessages.sessions;

/** The user's open sessions, and how to end them. */
export function SessionsSection({ sessions }: { sessions: OwnSession[] }) {
  const [confirming, setConfirming] = useState(false);
  const { place, around } = useKeptFocus<HTMLUListElement>();
  const endOne = useAdminMutation((id: string) => api(adminEndOwnSession, { params: { id } }), {
    done: text.ended,
  });
  const endOthers = useAdminMutation(() => api(adminEndOwnSessions, { body: { thisOneToo: false } }), {
    done: ({ ended }) => text.endedOthers(ended),
  });
  const others = sessions.filter(({ current }) => !current);
  return (
    <Section title={text.title}>
      <div className="grid gap-3">
        <p className="max-w-prose text-sm text-muted">{text.lead}</p>
        <ul
          ref={place}
          tabIndex={-1}
          aria-label={text.table}
          className="divide-y divide-line outline-none"
          {...around}
        >
          {sessions.map((session) => (
            <li key={session.id} className="flex items-center justify-between gap-3 py-2 text-sm">
              <div className="grid min-w-0 gap-0.5">
                <span className="flex flex-wrap items-center gap-x-2">
                  <span className="font-medium wrap-anywhere">{session.ip ?? text.unknown}</span>
                  {session.current && <Badge tone="accent">{text.current}</Badge>}
                </span>
                <span className="text-muted">
                  {text.lastSeen} <RelativeTime at={session.lastSeenAt} /> · {text.opened}{' '}
                  <RelativeTime at={session.createdAt} side="right" />
                </span>
              </div>
              {!session.current && (
                <Button
                  size="small"
                  aria-label={text.endOf(session.ip ?? text.unknown)}
                  busy={endOne.busy && endOne.input === session.id}
                  onClick={() => endOne.run(session.id)}
                >
                  {text.end}
                </Button>
              )}
            </li>
          ))}
        </ul>
        <ActionFailure error={endOne.error ?? endOthers.error} />
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            busy={endOthers.busy}
            disabledReason={others.length === 0 ? text.none : undefined}
            onClick={() => endOthers.run(undefined)}
          >
            {text.endOthers}
          </Button>
          <Button size="small" variant="danger" onClick={() => setConfirming(true)}>
            {text.endAll}
          </Button>
        </div>
      </div>
      {confirming && <EndAllDialog onClose={() => setConfirming(false)} />}
    </Section>
  );
}

function EndAllDialog({ onClose }: { onClose: () => void }) {
  const leave = useLeave();
  const [unsaved] = useState(keepsUnsaved);
  return (
    <ActionDialog
      call={adminEndOwnSessions}
      values={{ thisOneToo: true }}
      title={text.confirmTitle}
      description={unsaved ? `${text.confirmText} ${text.confirmUnsaved}` : text.confirmText}
      submit={text.endAll}
      danger
      done={text.ended}
      onDone={leave}
      onClose={onClose}
    />
  );
}

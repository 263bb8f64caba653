import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { OwnSession } from '../../../domain/calls/admin-account';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { deleteAccountSessionsId, postAccountSessionsEnd } from '../client';
import { messages } from '../messages';
import { accountMessages } from '../messages/account';
import { commonMessages } from '../messages/common';
import { adminKeys } from '../queries';
import { ActFailure } from '../ui/act-failure';
import { RelativeTime } from '../ui/relative-time';
import { Section } from '../ui/section';
import { useAct } from '../ui/use-act';

const text = accountMessages.sessions;
const touch = 'max-lg:min-h-11';

/** Where one is logged in, and the way out of it. */
export function SessionsSection({ sessions }: { sessions: OwnSession[] }) {
  const [confirming, setConfirming] = useState(false);
  const endOne = useAct((id: string) => deleteAccountSessionsId(id), { done: text.ended });
  const endOthers = useAct(() => postAccountSessionsEnd({ thisOneToo: false }), {
    done: ({ ended }) => text.endedOthers(ended),
  });
  const others = sessions.filter(({ current }) => !current);
  return (
    <Section title={text.title}>
      <div className="grid gap-3">
        <p className="max-w-prose text-sm text-muted">{text.lead}</p>
        <ul aria-label={text.table} className="divide-y divide-line">
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
                  className={touch}
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
        <ActFailure error={endOne.error ?? endOthers.error} />
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            className={touch}
            busy={endOthers.busy}
            disabledReason={others.length === 0 ? text.none : undefined}
            onClick={() => endOthers.run(undefined)}
          >
            {text.endOthers}
          </Button>
          <Button size="small" look="danger" className={touch} onClick={() => setConfirming(true)}>
            {text.endAll}
          </Button>
        </div>
      </div>
      {confirming && <EndAllDialog onClose={() => setConfirming(false)} />}
    </Section>
  );
}

function EndAllDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { run, busy, error } = useAct(
    async () => {
      await postAccountSessionsEnd({ thisOneToo: true });
      await navigate('/admin/login', { replace: true });
      queryClient.removeQueries({ queryKey: adminKeys.all });
    },
    { done: text.ended },
  );
  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      title={text.confirmTitle}
      description={text.confirmText}
      closeLabel={messages.shell.close}
    >
      <div className="grid gap-4">
        <ActFailure error={error} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose} disabled={busy}>
            {commonMessages.cancel}
          </Button>
          <Button look="danger" busy={busy} onClick={() => run(undefined)}>
            {busy ? commonMessages.working : text.endAll}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

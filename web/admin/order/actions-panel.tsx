import { useId } from 'react';
import type { AdminOrderDetail, VerdictView } from '../../../domain/calls/admin-order';
import { Button } from '../../ui/button';
import { messages } from '../messages';
import { useSession } from '../session';
import { Section } from '../ui/section';
import { type ActionName, actionNames, verdictOf } from './actions';

interface Props {
  order: AdminOrderDetail;
  onAct: (action: ActionName) => void;
}

/** What can be done with an order now; what can't says why. */
export function ActionsPanel({ order, onAct }: Props) {
  const { role } = useSession().session;
  return (
    <Section title={messages.order.actions}>
      <ul className="grid gap-4">
        {actionNames.map((action) => (
          <li key={action}>
            <Action
              action={action}
              verdict={verdictOf(action, order, role, messages.dialog.notAllowed)}
              onAct={onAct}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface ActionProps {
  action: ActionName;
  verdict: VerdictView;
  onAct: Props['onAct'];
}

function Action({ action, verdict, onAct }: ActionProps) {
  const id = useId();
  const { label, hint } = messages.actions[action];
  return (
    <div className="grid gap-1">
      <Button
        size="small"
        look={action === 'refund' || action === 'forceResend' ? 'danger' : 'secondary'}
        aria-disabled={!verdict.allowed || undefined}
        aria-describedby={id}
        onClick={verdict.allowed ? () => onAct(action) : undefined}
        className={`w-full max-lg:min-h-11 ${verdict.allowed ? '' : 'cursor-not-allowed border-line bg-sunken text-muted hover:bg-sunken'}`}
      >
        {label}
      </Button>
      <p id={id} className="text-xs text-muted">
        {verdict.allowed ? (
          hint
        ) : (
          <>
            <span className="font-medium text-ink">{messages.dialog.why}</span> {verdict.message}
          </>
        )}
      </p>
    </div>
  );
}

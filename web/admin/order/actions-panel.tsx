import { useId } from 'react';
import type { AdminOrderDetail, VerdictView } from '#domain/calls/admin-order.ts';
import { Button } from '#web/ui/button.tsx';
import { errorText } from '../error-text';
import { useSession } from '../session';
import { Section } from '../ui/section';
import { type ActionName, actionNames, isGrave, verdictOf } from './actions';
import { actionMessages, dialogMessages } from './actions-text';
import { orderMessages } from './text';

interface Props {
  order: AdminOrderDetail;
  onAction: (action: ActionName) => void;
}

/** The actions on an order; unavailable ones say why. */
export function ActionsPanel({ order, onAction }: Props) {
  const { role } = useSession().session;
  return (
    <Section title={orderMessages.actions}>
      <ul className="grid gap-4">
        {actionNames.map((action) => (
          <li key={action}>
            <Action action={action} verdict={verdictOf(action, order, role)} onAction={onAction} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface ActionProps {
  action: ActionName;
  verdict: VerdictView;
  onAction: Props['onAction'];
}

function Action({ action, verdict, onAction }: ActionProps) {
  const id = useId();
  const { label, hint } = actionMessages[action];
  return (
    <div className="grid gap-1">
      <Button
        size="small"
        variant={isGrave(action) ? 'danger' : 'secondary'}
        aria-disabled={!verdict.allowed || undefined}
        aria-describedby={id}
        onClick={verdict.allowed ? () => onAction(action) : undefined}
        className={`w-full max-lg:min-h-11 ${verdict.allowed ? '' : 'cursor-not-allowed border-line bg-sunken text-muted hover:bg-sunken'}`}
      >
        {label}
      </Button>
      <p id={id} className="text-xs text-muted">
        {verdict.allowed ? (
          hint
        ) : (
          <>
            <span className="font-medium text-ink">{dialogMessages.why}</span> {errorText(verdict)}
          </>
        )}
      </p>
    </div>
  );
}

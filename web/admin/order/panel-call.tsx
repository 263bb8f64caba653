import type { AdminOrderDetail } from '#domain/calls/admin-order.ts';
import type { CallOutcome } from '#domain/provider.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { count } from '../format';
import { callNames, callOutcomeNames, orderMore } from './more-text';

/** A call to the panel about an order. */
export type PanelCall = AdminOrderDetail['calls'][number];

const text = orderMore.calls;
const tones: Record<CallOutcome, Tone> = {
  ok: 'success',
  refused: 'danger',
  error: 'danger',
  unreadable: 'warning',
  unreachable: 'warning',
};

/** A request to the panel and how it ended; verbatim when unfolded. */
export function PanelCallLine({ call }: { call: PanelCall }) {
  return (
    <div className="grid min-w-0 gap-1">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium">{text.title(callNames[call.action] ?? call.action)}</span>
        <Badge tone={tones[call.outcome]}>{callOutcomeNames[call.outcome]}</Badge>
        <span className="text-muted">
          {text.facts(call.providerName, text.duration(count(call.durationMs)))}
          {call.status !== undefined && ` · ${text.status(call.status)}`}
        </span>
      </p>
      <details>
        <summary className="w-fit cursor-pointer rounded py-1 text-muted hover:text-ink max-lg:py-2.5">
          {text.open}
        </summary>
        <dl className="mt-1 grid gap-2">
          <Raw
            name={text.request}
            value={Object.entries(call.request)
              .map((pair) => pair.join(' = '))
              .join('\n')}
          />
          <Raw name={text.answer} value={call.answer ?? text.noAnswer} />
        </dl>
      </details>
    </div>
  );
}

function Raw({ name, value }: { name: string; value: string }) {
  return (
    <div className="grid gap-1">
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="rounded-control bg-sunken p-3 font-mono text-xs whitespace-pre-wrap wrap-anywhere">
        {value}
      </dd>
    </div>
  );
}

import { useState } from 'react';
import type { CatalogueChangeView } from '../../../domain/calls/admin-providers';
import { Alert } from '../../ui/alert';
import { Badge, type Tone } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { Dialog } from '../../ui/dialog';
import { useToast } from '../../ui/toast';
import { postProvidersIdCatalogueApply, type postProvidersIdCataloguePreview } from '../client';
import { count } from '../format';
import { messages } from '../messages';
import { commonMessages } from '../messages/common';
import { providerMessages as text } from '../messages/providers';
import { ActFailure } from '../ui/act-failure';
import { EmptyState } from '../ui/empty-state';
import { useAct } from '../ui/use-act';
import { panelMoney } from './figures';

const tones: Record<CatalogueChangeView['kind'], Tone> = { new: 'success', changed: 'info', gone: 'warning' };
/** So many changes are taken over at once. */
const most = 2000;

interface Props {
  providerId: number;
  currency: string | undefined;
  preview: Awaited<ReturnType<typeof postProvidersIdCataloguePreview>>;
  onClose: () => void;
}

/** What the panel's catalogue would change; only what is chosen and confirmed is taken over. */
export function CatalogueChanges({ providerId, currency, preview, onClose }: Props) {
  const toast = useToast();
  const changes = preview.changes.slice(0, most);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const apply = useAct(() => postProvidersIdCatalogueApply(providerId, { keys: [...chosen] }), {
    onDone: ({ applied, outdated }) => {
      toast({ tone: 'success', title: text.applied, text: text.appliedText(count(applied)) });
      if (outdated === 0) onClose();
    },
  });
  const toggle = (key: string, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(key);
    else next.delete(key);
    setChosen(next);
  };
  return (
    <Dialog
      open
      width="large"
      onClose={apply.busy ? undefined : onClose}
      title={text.changesTitle}
      description={
        changes.length > 0
          ? text.changesText(count(preview.changes.length), count(preview.offered))
          : undefined
      }
      closeLabel={messages.shell.close}
    >
      {changes.length === 0 ? (
        <EmptyState title={text.noChanges} text={text.noChangesText(count(preview.offered))} />
      ) : (
        <div className="grid gap-4">
          <Checkbox
            checked={chosen.size === changes.length}
            onChange={(on) => setChosen(new Set(on ? changes.map(({ key }) => key) : []))}
          >
            {text.chooseAll}
          </Checkbox>
          <ul className="max-h-96 divide-y divide-line overflow-y-auto rounded-control border border-line">
            {changes.map((change) => (
              <li key={change.key} className="px-3">
                <Checkbox checked={chosen.has(change.key)} onChange={(on) => toggle(change.key, on)}>
                  <Change change={change} currency={currency} />
                </Checkbox>
              </li>
            ))}
          </ul>
          <ActFailure error={apply.error} title={text.applyFailed} />
          {apply.answer && apply.answer.outdated > 0 && (
            <Alert tone="warning">{text.outdated(count(apply.answer.outdated))}</Alert>
          )}
          <div className="flex flex-wrap justify-end gap-2">
            <Button onClick={onClose} disabled={apply.busy}>
              {commonMessages.cancel}
            </Button>
            <Button
              look="primary"
              busy={apply.busy}
              disabledReason={chosen.size === 0 ? text.chooseAll : undefined}
              onClick={() => apply.run(undefined)}
            >
              {apply.busy ? text.applying : text.apply(count(chosen.size))}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}

function Change({
  change: { kind, id, before, after, usedBy },
  currency,
}: {
  change: CatalogueChangeView;
  currency?: string;
}) {
  const service = after ?? before;
  const range = (one: typeof service) => one && `${count(one.min)}–${count(one.max)}`;
  const differs = before && after;
  return (
    <span className="grid gap-0.5 text-sm">
      <span className="flex flex-wrap items-center gap-2">
        <Badge tone={tones[kind]}>{text.kinds[kind]}</Badge>
        <span className="font-medium wrap-anywhere">
          {id} · {service?.name}
        </span>
      </span>
      <span className="text-muted tabular-nums">
        {differs && before.rate !== after.rate && <s>{panelMoney(before.rate, currency)}</s>}{' '}
        {service && panelMoney(service.rate, currency)} ·{' '}
        {differs && range(before) !== range(after) && <s>{range(before)}</s>} {range(service)}
      </span>
      {usedBy.length > 0 && <span className="text-warning">{text.usedByServices(usedBy.join(', '))}</span>}
    </span>
  );
}

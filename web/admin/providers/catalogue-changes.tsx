import { useState } from 'react';
import {
  applyCatalogue,
  type CatalogueChangeView,
  type previewCatalogue,
} from '#domain/calls/admin-providers.ts';
import type { AnswerOf } from '#domain/calls/call.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { count, moneyIn, panelRange } from '../format';
import { ActionDialog } from '../ui/action-form';
import { Dialog } from '../ui/dialog';
import { EmptyState } from '../ui/empty-state';
import { catalogueMessages as text } from './text';
import { UnreadableServices } from './unreadable-services';

const tones: Record<CatalogueChangeView['kind'], Tone> = { new: 'success', changed: 'info', gone: 'warning' };
/** The most changes of one import. */
const most = 2000;

interface Props {
  providerId: number;
  currency: string | undefined;
  preview: AnswerOf<typeof previewCatalogue>;
  /** This many of the chosen changes had changed again since they were shown. */
  onOutdated: (count: number) => void;
  onClose: () => void;
}

/** The changes in the panel's catalogue; only what is chosen and confirmed is imported. */
export function CatalogueChanges({ providerId, currency, preview, onOutdated, onClose }: Props) {
  const toast = useToast();
  const changes = preview.changes.slice(0, most);
  const offered = count(preview.offered);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (key: string, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(key);
    else next.delete(key);
    setChosen(next);
  };
  if (changes.length === 0)
    return (
      <Dialog open onClose={onClose} title={text.changesTitle}>
        {preview.unreadable?.length ? (
          <UnreadableServices services={preview.unreadable} />
        ) : (
          <EmptyState title={text.noChanges} text={text.noChangesText(offered)} />
        )}
      </Dialog>
    );
  return (
    <ActionDialog
      call={applyCatalogue}
      params={{ id: providerId }}
      toBody={() => ({ keys: [...chosen] })}
      title={text.changesTitle}
      description={text.changesText(changes.length, count(changes.length), offered)}
      submit={text.apply(chosen.size, count(chosen.size))}
      failed={text.applyFailed}
      disabledReason={chosen.size === 0 ? text.chooseAll : undefined}
      onDone={({ applied, outdated }) => {
        toast({ tone: 'success', title: text.applied, text: text.appliedText(count(applied)) });
        onOutdated(outdated);
      }}
      onClose={onClose}
      width="large"
    >
      <UnreadableServices services={preview.unreadable} />
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
    </ActionDialog>
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
  const range = (one: typeof service) => one && panelRange(one);
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
        {differs && before.rate !== after.rate && <s>{moneyIn(before.rate, currency)}</s>}{' '}
        {service && moneyIn(service.rate, currency)} ·{' '}
        {differs && range(before) !== range(after) && <s>{range(before)}</s>} {range(service)}
      </span>
      {usedBy.length > 0 && <span className="text-warning">{text.usedByServices(usedBy.join(', '))}</span>}
    </span>
  );
}

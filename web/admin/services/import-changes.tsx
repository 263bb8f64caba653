import { Badge, type Tone } from '#web/ui/badge.tsx';
import { count, moneyIn, panelRange } from '../format';
import { UnreadableServices } from '../providers/unreadable-services';
import { Nothing } from '../ui/section';
import type { Preview } from './import-preview';
import { serviceMessages } from './text';

const text = serviceMessages.importing;
type Change = Preview['changes'][number];
const tones: Record<Change['kind'], Tone> = { new: 'success', changed: 'info', gone: 'warning' };
const kinds = ['gone', 'changed', 'new'] as const;
/** How many are shown of each kind; the count shows the total. */
const shownMost = 50;

/** The panel's changes since the last import; harmful ones come first. */
export function ImportChanges({
  preview: { changes, unreadable = [], currency },
}: {
  preview: Pick<Preview, 'changes' | 'unreadable' | 'currency'>;
}) {
  if (changes.length === 0 && unreadable.length === 0) return <Nothing>{text.noChanges}</Nothing>;
  const groups = kinds.map((kind) => ({ kind, all: changes.filter((change) => change.kind === kind) }));
  return (
    <div className="grid gap-3">
      <UnreadableServices services={unreadable} />
      <p className="flex flex-wrap gap-2">
        {groups.map(({ kind, all }) => (
          <Badge key={kind} tone={all.length > 0 ? tones[kind] : 'neutral'}>
            {text.counts[kind]}: {count(all.length)}
          </Badge>
        ))}
      </p>
      {changes.length > 0 && (
        <ul
          aria-label={text.changesTitle}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by keyboard
          tabIndex={0}
          className="max-h-80 divide-y divide-line overflow-y-auto"
        >
          {groups.flatMap(({ all }) =>
            all.slice(0, shownMost).map((change) => (
              <li key={change.id} className="grid gap-0.5 py-2 text-sm">
                <span className="flex flex-wrap items-center gap-2">
                  <Badge tone={tones[change.kind]}>{text.kinds[change.kind]}</Badge>
                  <span className="min-w-0 font-medium wrap-anywhere">
                    {change.id} · {(change.after ?? change.before)?.name}
                  </span>
                </span>
                <Figures change={change} currency={currency} />
              </li>
            )),
          )}
        </ul>
      )}
      {groups.map(
        ({ kind, all }) =>
          all.length > shownMost && (
            <p key={kind} className="text-sm text-muted">
              {text.counts[kind]}: {text.more(count(all.length - shownMost))}
            </p>
          ),
      )}
    </div>
  );
}

function Figures({ change: { before, after }, currency }: { change: Change; currency?: string }) {
  const rate = (one: typeof before) => one && moneyIn(one.rate, currency);
  const range = (one: typeof before) => one && panelRange(one);
  const differs = (read: typeof rate) => before && after && read(before) !== read(after);
  const shown = after ?? before;
  return (
    <span className="text-muted tabular-nums">
      {differs(rate) && (
        <>
          <s>
            <span className="sr-only">{text.rateBefore} </span>
            {rate(before)}
          </s>{' '}
          <span className="sr-only">{text.rateNow} </span>
        </>
      )}
      {rate(shown)} · {differs(range) && <s>{range(before)}</s>} {range(shown)}
    </span>
  );
}

import { useEffect, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { applyServiceImport, mostImported } from '#domain/calls/admin-service-import.ts';
import { ofLine } from '#domain/calls/admin-services.ts';
import type { AnswerOf } from '#domain/calls/call.ts';
import { isApiError } from '#web/api-client/api-error.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { count, readWhole } from '../format';
import { FormOfAction } from '../ui/action-form';
import { Inset } from '../ui/page';
import { Section } from '../ui/section';
import { useAction } from '../ui/use-action';
import { likelyLine } from './figures';
import { ImportChanges } from './import-changes';
import { ImportChoice } from './import-choice';
import { ImportPackages } from './import-packages';
import type { Preview } from './import-preview';
import { ImportRow } from './import-row';
import { type ImportValues, keptFor, nothingTyped, usedSince } from './import-values';
import { centsOf } from './package-fields';
import { RangesLeft } from './ranges-left';
import { serviceMessages } from './text';

const text = serviceMessages.importing;

interface Props {
  providerId: number;
  preview: Preview;
  /** What was typed for an earlier preview of this panel. */
  typed?: ImportValues;
  /** Gets what is typed when the form goes. */
  onLeave: (typed: ImportValues) => void;
  onAgain: () => void;
}

/** The effects of an import, the choices for it, and its one button. */
export function ImportForm({ providerId, preview, typed = nothingTyped, onLeave, onAgain }: Props) {
  const { changes, services, currency, version } = preview;
  const gone = preview.packages.filter((one) => one.gone && one.own && one.active);
  const [kept] = useState(() => keptFor(services, typed));
  const offered = new Map(services.map((service) => [service.id, service]));
  const [applied, setApplied] = useState<AnswerOf<typeof applyServiceImport>>();
  const action = useAction({
    call: applyServiceImport,
    values: kept.values,
    toBody: ({ withdrawGone, packages }: ImportValues) => ({
      providerId,
      version,
      withdrawGone: withdrawGone && gone.length > 0,
      packages: packages.map(({ providerServiceId, line, quantity, bonus, priceCents }) => ({
        providerServiceId,
        // Of this preview: it shows which services have changed since they were chosen.
        seen: offered.get(providerServiceId)?.key ?? '',
        ...ofLine(line),
        quantity: readWhole(quantity),
        bonus: readWhole(bonus),
        priceCents: centsOf(priceCents),
      })),
    }),
    onDone: (answer, form) => {
      setApplied(answer);
      form.reset(nothingTyped);
    },
  });
  const { field, checkbox, form } = action;
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'packages' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form goes
  useEffect(() => () => onLeave(form.getValues()), []);
  const nothing = changes.length === 0 && fields.length === 0;
  if (applied) return <Applied {...{ applied, providerId, onAgain }} />;
  return (
    <Inset>
      <FormOfAction
        action={action}
        submit={text.apply}
        failed={text.applyFailed}
        disabledReason={nothing ? text.nothing : undefined}
        beside={
          <>
            {isApiError(action.error, 'import_changed') && <Button onClick={onAgain}>{text.ask}</Button>}
            <p className="text-sm text-muted">
              {nothing ? text.nothing : text.applyText(count(changes.length), count(fields.length))}
            </p>
          </>
        }
      >
        <div className="grid items-start gap-4 xl:grid-cols-2">
          <Section title={text.changesTitle}>
            <ImportChanges preview={preview} />
          </Section>
          <Section title={text.packagesTitle}>
            <ImportPackages packages={preview.packages} />
            {gone.length > 0 && (
              <Checkbox {...checkbox('withdrawGone')}>{text.withdraw(gone.length)}</Checkbox>
            )}
            {preview.rangesLeft.length > 0 && form.watch('withdrawGone') && (
              <Alert tone="warning">
                <RangesLeft ids={preview.rangesLeft} />
              </Alert>
            )}
          </Section>
        </div>
        <Section title={text.createTitle}>
          <div className="grid gap-4">
            <p className="max-w-prose text-sm text-muted">{text.createLead}</p>
            {kept.lost.length > 0 && (
              <Alert tone="warning" title={text.lostTitle}>
                {text.lost(kept.lost.join(', '))}
              </Alert>
            )}
            {fields.length > 0 && (
              <ol aria-label={text.rows} className="grid gap-3">
                {fields.map(({ id, ...row }, place) => (
                  <ImportRow
                    key={id}
                    place={place}
                    field={field}
                    service={offered.get(row.providerServiceId)}
                    changed={offered.get(row.providerServiceId)?.key !== row.seen}
                    usedSince={usedSince(services, row)}
                    currency={currency}
                    onRemove={() => remove(place)}
                  />
                ))}
              </ol>
            )}
            <ImportChoice
              services={services}
              currency={currency}
              full={fields.length >= mostImported}
              onChoose={(service) =>
                append({
                  providerServiceId: service.id,
                  seen: service.key,
                  usedBy: service.usedBy,
                  line: likelyLine(service),
                  quantity: String(Math.max(service.min, 1)),
                  bonus: '0',
                  priceCents: '',
                })
              }
            />
          </div>
        </Section>
      </FormOfAction>
    </Inset>
  );
}

/** The result of an import, and links to continue. */
function Applied({
  applied: { taken, gone, created, withdrawn },
  providerId,
  onAgain,
}: {
  applied: AnswerOf<typeof applyServiceImport>;
  providerId: number;
  onAgain: () => void;
}) {
  return (
    <Inset>
      <Alert
        tone="success"
        title={text.applied}
        actions={
          <>
            <Button size="small" asChild>
              <Link to={`/admin/services?provider=${providerId}&state=off-sale`}>{text.toPackages}</Link>
            </Button>
            <Button size="small" onClick={onAgain}>
              {text.again}
            </Button>
          </>
        }
      >
        {text.appliedText(count(taken + gone), count(created.length), count(withdrawn.length))}
      </Alert>
    </Inset>
  );
}

import { useState } from 'react';
import { useFieldArray, useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { mostImported } from '../../../domain/calls/admin-service-import';
import { isApiError } from '../../api-client/api-error';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { postServicesImportApply, type postServicesImportPreview } from '../client';
import { count, parseEuros } from '../format';
import { serviceMessages } from '../messages/services';
import { ActFailure } from '../ui/act-failure';
import { Inset } from '../ui/page';
import { Section } from '../ui/section';
import { useAct } from '../ui/use-act';
import { likelyLine, readWhole } from './figures';
import { ImportChanges } from './import-changes';
import { ImportChoice } from './import-choice';
import { ImportPackages } from './import-packages';
import { ImportRow, type ImportValues } from './import-row';

const text = serviceMessages.importing;

export type Preview = Awaited<ReturnType<typeof postServicesImportPreview>>;
type Body = Parameters<typeof postServicesImportApply>[0];

/** What an import would do, what is chosen for it, and the one act that does all of it. */
export function ImportForm({
  providerId,
  preview,
  onAgain,
}: {
  providerId: number;
  preview: Preview;
  onAgain: () => void;
}) {
  const [withdrawGone, setWithdrawGone] = useState(false);
  const form = useForm<ImportValues>({ defaultValues: { packages: [] } });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'packages' });
  const gone = preview.packages.filter((one) => one.gone && one.own && one.active);
  const apply = useAct(({ packages }: ImportValues) =>
    postServicesImportApply({
      providerId,
      version: preview.version,
      withdrawGone: withdrawGone && gone.length > 0,
      packages: packages.map(({ service, line, quantity, bonus, price }) => {
        const [type, region] = line.split('-') as [
          Body['packages'][number]['type'],
          Body['packages'][number]['region'],
        ];
        return {
          providerServiceId: service,
          type,
          region,
          quantity: readWhole(quantity) ?? 0,
          bonus: readWhole(bonus) ?? 0,
          priceCents: parseEuros(price) ?? 0,
        };
      }),
    }),
  );
  const said = isApiError(apply.error) ? (apply.error.fields ?? {}) : {};
  const nothing = preview.changes.length === 0 && fields.length === 0;
  if (apply.answer)
    return (
      <Inset>
        <Alert
          tone="success"
          title={text.applied}
          actions={
            <>
              <Button size="small" className="max-lg:min-h-11" asChild>
                <Link to={`/admin/services?provider=${providerId}&state=off-sale`}>{text.toPackages}</Link>
              </Button>
              <Button size="small" className="max-lg:min-h-11" onClick={onAgain}>
                {text.again}
              </Button>
            </>
          }
        >
          {text.appliedText(
            count(apply.answer.taken + apply.answer.gone),
            count(apply.answer.created.length),
            count(apply.answer.withdrawn.length),
          )}
        </Alert>
      </Inset>
    );
  return (
    <form noValidate onSubmit={form.handleSubmit((values) => apply.run(values))} className="grid gap-4">
      <Inset className="grid items-start gap-4 xl:grid-cols-2">
        <Section title={text.changesTitle}>
          <ImportChanges changes={preview.changes} currency={preview.currency} />
        </Section>
        <Section title={text.packagesTitle}>
          <ImportPackages packages={preview.packages} />
          {gone.length > 0 && (
            <Checkbox checked={withdrawGone} onChange={setWithdrawGone}>
              {text.withdraw(gone.length)}
            </Checkbox>
          )}
        </Section>
      </Inset>
      <Inset>
        <Section title={text.createTitle}>
          <div className="grid gap-4">
            <p className="max-w-prose text-sm text-muted">{text.createLead}</p>
            {fields.length > 0 && (
              <ol aria-label={text.rows} className="grid gap-3">
                {fields.map((field, place) => (
                  <ImportRow
                    key={field.id}
                    place={place}
                    form={form}
                    said={(name) => said[`packages.${place}.${name}`]}
                    service={preview.services.find(({ id }) => id === field.service)}
                    currency={preview.currency}
                    onRemove={() => remove(place)}
                  />
                ))}
              </ol>
            )}
            <ImportChoice
              services={preview.services}
              currency={preview.currency}
              full={fields.length >= mostImported}
              onChoose={(service) =>
                append({
                  service: service.id,
                  line: likelyLine(service),
                  quantity: String(Math.max(service.min, 1)),
                  bonus: '0',
                  price: '',
                })
              }
            />
          </div>
        </Section>
      </Inset>
      <Inset className="grid gap-3">
        <ActFailure error={apply.error} title={text.applyFailed} />
        <div className="flex flex-wrap items-center gap-3">
          <Button
            type="submit"
            look="primary"
            busy={apply.busy}
            disabledReason={nothing ? text.nothing : undefined}
          >
            {apply.busy ? text.applying : text.apply}
          </Button>
          {isApiError(apply.error) && apply.error.code === 'import_changed' && (
            <Button onClick={onAgain}>{text.ask}</Button>
          )}
          <p className="text-sm text-muted">
            {nothing ? text.nothing : text.applyText(count(preview.changes.length), count(fields.length))}
          </p>
        </div>
      </Inset>
    </form>
  );
}

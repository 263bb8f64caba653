import { useQuery } from '@tanstack/react-query';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { isApiError } from '../../api-client/api-error';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Field, InputField, inputStyle } from '../../ui/field';
import { postServices } from '../client';
import { messages } from '../messages';
import { commonMessages } from '../messages/common';
import { serviceMessages } from '../messages/services';
import { providersQuery } from '../providers/queries';
import { ActFailure } from '../ui/act-failure';
import { useAct } from '../ui/use-act';
import { figuresOf, formOfPackage, PackageFields, type PackageForm } from './package-fields';

const text = serviceMessages.form;

interface Values extends PackageForm {
  line: string;
  provider: string;
  panelService: string;
}

type Body = Parameters<typeof postServices>[0];

/** Makes a package; it is not on sale yet. */
export function CreateDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const providers = useQuery(providersQuery).data ?? [];
  const form = useForm<Values>({
    defaultValues: { ...formOfPackage(), line: 'followers-europe', provider: '', panelService: '' },
  });
  const { errors } = form.formState;
  const { run, busy, error } = useAct(
    ({ line, provider, panelService, ...typed }: Values) => {
      const [type, region] = line.split('-') as [Body['type'], Body['region']];
      const source = {
        providerId: Number(provider),
        providerServiceId: panelService.trim(),
      };
      return postServices({ type, region, ...figuresOf(typed), source });
    },
    { done: text.created, onDone: ({ service }) => navigate(`/admin/services/${service.id}`) },
  );
  const said = (name: string) => (isApiError(error) ? error.fields?.[name] : undefined);
  return (
    <Dialog
      open
      width="medium"
      onClose={busy ? undefined : onClose}
      title={text.createTitle}
      description={text.createText}
      closeLabel={messages.shell.close}
    >
      <form noValidate onSubmit={form.handleSubmit((values) => run(values))} className="grid gap-4">
        <Field label={text.line} hint={text.lineHint} error={said('type') ?? said('region')}>
          {(control) => (
            <select {...control} {...form.register('line')} className={inputStyle}>
              {Object.entries(serviceMessages.lines).map(([line, name]) => (
                <option key={line} value={line}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <PackageFields form={form as unknown as UseFormReturn<PackageForm>} said={said} />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field label={text.provider} error={errors.provider?.message ?? said('source.providerId')}>
            {(control) => (
              <select
                {...control}
                {...form.register('provider', { required: text.providerWrong })}
                className={inputStyle}
              >
                <option value="">{serviceMessages.importing.choose}</option>
                {providers.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <InputField
            label={text.panelService}
            hint={text.panelServiceHint}
            error={errors.panelService?.message ?? said('source.providerServiceId')}
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
            {...form.register('panelService', {
              validate: (typed) => typed.trim().length > 0 || text.panelServiceWrong,
            })}
          />
        </div>
        <ActFailure error={error} title={text.createFailed} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose} disabled={busy}>
            {commonMessages.cancel}
          </Button>
          <Button type="submit" look="primary" busy={busy}>
            {busy ? commonMessages.working : text.create}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

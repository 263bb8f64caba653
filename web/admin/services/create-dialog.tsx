import { useNavigate } from 'react-router-dom';
import { adminCreateService, ofLine, type ServiceLine } from '#domain/calls/admin-services.ts';
import { InputField, SelectField } from '#web/ui/field.tsx';
import { useProviderNames } from '../providers/use-providers';
import { ActionDialog } from '../ui/action-form';
import type { FieldOf } from '../ui/use-action';
import { useAttempts } from '../ui/use-attempts';
import { figuresOf, formOfPackage, PackageFields, type PackageForm } from './package-fields';
import { serviceMessages } from './text';

const text = serviceMessages.form;

interface Values extends PackageForm {
  line: ServiceLine;
  source: { providerId: string; providerServiceId: string };
}

/** Creates a package; it is not on sale yet. */
export function CreateDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const { idOf } = useAttempts();
  return (
    <ActionDialog
      call={adminCreateService}
      values={{
        ...formOfPackage(),
        line: 'followers-europe',
        source: { providerId: '', providerServiceId: '' },
      }}
      toBody={({ line, source, ...typed }: Values) => {
        const from = { ...source, providerId: Number(source.providerId) };
        const body = { ...ofLine(line), ...figuresOf(typed), source: from };
        return { ...body, requestId: idOf(body) };
      }}
      title={text.createTitle}
      description={text.createText}
      submit={text.create}
      done={text.created}
      failed={text.createFailed}
      onDone={({ service }) => void navigate(`/admin/services/${service.id}`)}
      onClose={onClose}
      width="medium"
    >
      {({ field, checkbox }) => (
        <>
          <SelectField
            label={text.line}
            hint={text.lineHint}
            options={serviceMessages.lines}
            {...field('line', 'type', 'region')}
          />
          <PackageFields field={field} featured={checkbox('featured')} />
          <SourceFields field={field} />
        </>
      )}
    </ActionDialog>
  );
}

/**
 * The provider's fields. A separate component, so that its fields are registered after those above: the first invalid
 * one of a form gets the focus.
 */
function SourceFields({ field }: { field: FieldOf<Values> }) {
  const providers = useProviderNames();
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <SelectField
        label={text.provider}
        options={providers}
        empty={serviceMessages.importing.choose}
        {...field('source.providerId')}
      />
      <InputField
        label={text.panelService}
        hint={text.panelServiceHint}
        spellCheck={false}
        maxLength={40}
        {...field('source.providerServiceId')}
      />
    </div>
  );
}

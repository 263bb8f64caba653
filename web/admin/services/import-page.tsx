import { useState } from 'react';
import { z } from 'zod';
import { previewServiceImport } from '#domain/calls/admin-service-import.ts';
import { api } from '#web/api-client/api.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { count } from '../format';
import { useAddressState } from '../list/address-state';
import { FilterSelect } from '../list/filter-select';
import { useProviderNames } from '../providers/use-providers';
import { useWhyNot } from '../session';
import { ActionFailure } from '../ui/action-failure';
import { BackLink } from '../ui/back-link';
import { Inset, Page } from '../ui/page';
import { useAdminMutation } from '../ui/use-admin-mutation';
import { ImportForm } from './import-form';
import type { ImportValues } from './import-values';
import { serviceMessages } from './text';

const text = serviceMessages.importing;

const importState = z.object({ provider: z.coerce.number().int().positive().optional() });

/** Packages from a panel's catalogue: the changes are previewed first, then applied as previewed. */
export function ImportPage() {
  const whyNot = useWhyNot('manage-providers');
  const { state, change } = useAddressState(importState);
  const providers = useProviderNames();
  const preview = useAdminMutation((providerId: number) =>
    api(previewServiceImport, { body: { providerId } }),
  );
  // By panel: asking again, or looking at another panel, loses nothing that was typed.
  const [typed] = useState(() => new Map<number, ImportValues>());
  const { provider } = state;
  const shown = preview.answer && preview.input === provider && !preview.busy ? preview.answer : undefined;
  const { services = [], unreadable = [] } = shown ?? {};
  return (
    <Page
      title={text.title}
      lead={text.lead}
      back={<BackLink to="/admin/services">{serviceMessages.back}</BackLink>}
    >
      <Inset className="flex flex-wrap items-center gap-2">
        <FilterSelect
          label={text.provider}
          all={text.choose}
          value={provider === undefined ? undefined : String(provider)}
          options={providers}
          onChange={(id) => {
            preview.reset();
            change({ provider: id === undefined ? undefined : Number(id) });
          }}
        />
        <Button
          variant="primary"
          size="small"
          busy={preview.busy}
          disabledReason={whyNot ?? (provider === undefined ? text.choose : undefined)}
          onClick={() => provider !== undefined && preview.run(provider)}
        >
          {preview.busy ? text.asking : text.ask}
        </Button>
        <span role="status" className="text-sm text-muted">
          {shown && text.summary(count(services.length + unreadable.length))}
        </span>
      </Inset>
      {preview.error && (
        <Inset>
          <ActionFailure error={preview.error} title={text.askFailed} />
        </Inset>
      )}
      {shown && provider !== undefined && (
        <ImportForm
          key={shown.version}
          providerId={provider}
          preview={shown}
          typed={typed.get(provider)}
          onLeave={(values) => typed.set(provider, values)}
          onAgain={() => preview.run(provider)}
        />
      )}
      {!shown && !preview.busy && !preview.error && (
        <Inset>
          <Alert>{text.begin}</Alert>
        </Inset>
      )}
    </Page>
  );
}

import { useParams } from 'react-router-dom';
import { oneProvider } from '#domain/calls/admin-providers.ts';
import { DetailPage, useDetail } from '../ui/detail-page';
import { Inset } from '../ui/page';
import { Section } from '../ui/section';
import { Catalogue } from './catalogue';
import { ProviderFacts } from './provider-facts';
import { ProviderForm } from './provider-form';
import { ProviderState } from './provider-state';
import { providerMessages as text } from './text';

/** One provider: its data, health and services. */
export function ProviderPage() {
  const { id = '' } = useParams();
  return (
    <DetailPage
      query={useDetail(oneProvider, { id })}
      back={{ to: '/admin/providers', label: text.back }}
      title={({ provider }) => provider.name}
      fallback={text.title}
      failed={text.one}
    >
      {({ provider }) => (
        <>
          <Inset className="flex flex-wrap gap-2">
            <ProviderState provider={provider} />
          </Inset>
          <Inset className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_26rem]">
            <Section title={text.data}>
              <ProviderForm key={provider.id} provider={provider} />
            </Section>
            <ProviderFacts provider={provider} />
          </Inset>
          <Catalogue provider={provider} />
        </>
      )}
    </DetailPage>
  );
}

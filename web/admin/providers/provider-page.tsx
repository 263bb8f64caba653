import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { Badge } from '../../ui/badge';
import { providerMessages as text } from '../messages/providers';
import { BackLink } from '../ui/back-link';
import { Loaded } from '../ui/loaded';
import { Inset, Page } from '../ui/page';
import { Section } from '../ui/section';
import { Catalogue } from './catalogue';
import { ProviderFacts } from './provider-facts';
import { ProviderForm } from './provider-form';
import { providerQuery } from './queries';

/** One provider: what it is, how it does, and what it offers. */
export function ProviderPage() {
  const id = Number(useParams().id);
  const query = useQuery(providerQuery(Number.isInteger(id) ? id : 0));
  const provider = query.data;
  return (
    <Page title={provider?.name ?? text.title} back={<BackLink to="/admin/providers">{text.back}</BackLink>}>
      <Loaded query={query} failed={text.one}>
        {(data) => (
          <>
            <Inset className="flex flex-wrap gap-2">
              <Badge tone={data.active ? 'success' : 'neutral'}>
                {data.active ? text.active : text.inactive}
              </Badge>
              {data.balanceLow && <Badge tone="warning">{text.lowBalance}</Badge>}
            </Inset>
            <Inset className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_26rem]">
              <Section title={text.data}>
                {/* What somebody else saved begins a new form. */}
                <ProviderForm key={data.version} provider={data} />
              </Section>
              <ProviderFacts provider={data} />
            </Inset>
            <Catalogue provider={data} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

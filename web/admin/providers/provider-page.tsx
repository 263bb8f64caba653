import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { Badge } from '../../ui/badge';
import { providerMessages as text } from '../messages/providers';
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
    <Page
      title={provider?.name ?? text.title}
      actions={
        <Link
          to="/admin/providers"
          className="inline-flex min-h-9 items-center gap-1.5 text-sm text-accent-ink hover:underline max-lg:min-h-11"
        >
          <ArrowLeft aria-hidden className="size-4" />
          {text.back}
        </Link>
      }
    >
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

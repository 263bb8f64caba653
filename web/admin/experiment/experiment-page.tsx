import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { Field, inputStyle } from '../../ui/field';
import { Skeleton } from '../../ui/skeleton';
import { messages } from '../messages';
import { experimentQuery } from '../queries';
import { EmptyState } from '../ui/empty-state';
import { LoadFailure } from '../ui/load-failure';
import { Section } from '../ui/section';
import { useTitle } from '../ui/use-title';
import { ResultsTable } from './results-table';
import { ShareForm } from './share-form';

const text = messages.experiment;
const periods = { all: undefined, 90: 90, 30: 30 } as const;
type Period = keyof typeof periods;

/** Which of the two offers sells more, and the share of carts that see each (decision 7). */
export function ExperimentPage() {
  useTitle(text.title);
  const [params, setParams] = useSearchParams();
  const period = (params.get('days') ?? 'all') as Period;
  const days = Object.hasOwn(periods, period) ? periods[period] : undefined;
  const query = useQuery(experimentQuery(days));
  return (
    <div className="grid max-w-5xl gap-4 p-4 lg:p-6">
      <header className="grid gap-1">
        <h1 className="text-xl font-semibold tracking-tight">{text.title}</h1>
        <p className="max-w-prose text-sm text-muted">{text.lead}</p>
      </header>
      {query.error && (
        <LoadFailure
          title={text.failed}
          error={query.error}
          onRetry={query.refetch}
          busy={query.isFetching}
        />
      )}
      {!query.data && !query.error && <Skeleton className="h-64" />}
      {query.data && (
        <>
          <Section
            title={text.results}
            aside={
              <Field label={text.period} hideLabel>
                {(control) => (
                  <select
                    {...control}
                    value={Object.hasOwn(periods, period) ? period : 'all'}
                    onChange={({ target }) =>
                      setParams(target.value === 'all' ? {} : { days: target.value }, { replace: true })
                    }
                    className={`${inputStyle} min-h-9! text-sm! max-lg:min-h-11!`}
                  >
                    {(['all', 90, 30] as const).map((one) => (
                      <option key={one} value={one}>
                        {text.periods[one]}
                      </option>
                    ))}
                  </select>
                )}
              </Field>
            }
          >
            {query.data.variants.length === 0 ? (
              <EmptyState title={text.emptyTitle} text={text.emptyText} />
            ) : (
              <ResultsTable results={query.data.variants} />
            )}
          </Section>
          <Section title={text.share}>
            <ShareForm percent={query.data.upsellVariantBPercent} />
          </Section>
        </>
      )}
    </div>
  );
}

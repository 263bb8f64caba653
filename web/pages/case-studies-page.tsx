import { Link } from 'react-router-dom';
import { useContent } from '../api-client/content';
import { useMessages } from '../i18n/messages';
import { StepList } from '../sections/steps';
import { Page } from '../shell/page';
import { usePaths } from '../shell/paths';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { LoadError } from '../ui/load-error';
import { Skeleton } from '../ui/skeleton';
import { CaseStudy } from './case-study';

/** Casos de Éxito (S1 §2.11): the published cases, samples marked as such, and how the shop works. */
export function CaseStudiesPage() {
  const { common, cases, heads } = useMessages();
  const paths = usePaths();
  const { data, isError, isFetching, refetch } = useContent('case-studies');
  return (
    <Page>
      <div className="mx-auto grid max-w-6xl gap-10 px-4 py-8 sm:px-6 sm:py-12">
        <header className="grid max-w-prose gap-2">
          <h1 className="text-3xl font-extrabold tracking-tight">{heads.cases.title}</h1>
          <p className="leading-7 text-muted">{cases.lead}</p>
        </header>
        {data?.sample && (
          <Alert tone="info" title={cases.sampleTitle} className="max-w-3xl">
            {cases.sample}
          </Alert>
        )}
        {!data && !isError && <Skeleton className="h-152" />}
        {!data && isError && <LoadError message={common.textFailed} query={{ isFetching, refetch }} />}
        {data && (
          <ul className="grid gap-6 lg:grid-cols-3">
            {data.cases.map((study, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: texts have no other order, and may repeat
              <li key={place}>
                <CaseStudy study={study} sample={data.sample} />
              </li>
            ))}
          </ul>
        )}
        <Method />
        <section className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-accent-soft p-6 sm:p-8">
          <div className="grid gap-2">
            <h2 className="text-2xl font-extrabold tracking-tight">{cases.call}</h2>
            <p className="max-w-prose leading-7">{cases.callText}</p>
          </div>
          <Button asChild variant="primary" size="large">
            <Link to={paths.contact}>{cases.contact}</Link>
          </Button>
        </section>
      </div>
    </Page>
  );
}

/** The four steps of S1 §1. */
function Method() {
  const { cases } = useMessages();
  return (
    <section className="grid gap-5">
      <h2 className="text-2xl font-extrabold tracking-tight">{cases.method}</h2>
      <StepList items={cases.steps} />
    </section>
  );
}

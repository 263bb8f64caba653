import { Link } from 'react-router-dom';
import { questionGroups } from '#domain/content/questions.ts';
import { useContent } from '../api-client/content';
import { useMessages } from '../i18n/messages';
import { Questions } from '../sections/questions';
import { Page } from '../shell/page';
import { usePaths } from '../shell/paths';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { LoadError } from '../ui/load-error';
import { Skeleton } from '../ui/skeleton';
import { faqData } from './faq-data';

/** Frequent questions: the built-in ones, or those published (S1 §2.8). */
export function FaqPage() {
  const { common, faq, heads, shell } = useMessages();
  const paths = usePaths();
  const { data, isError, isFetching, refetch } = useContent('faq');
  const groups = questionGroups(data?.entries ?? []);
  return (
    <Page>
      <div className="mx-auto grid max-w-3xl gap-8 px-4 py-8 sm:py-12">
        <header className="grid gap-2">
          <h1 className="text-3xl font-extrabold tracking-tight">{heads.faq.title}</h1>
          <p className="leading-7 text-muted">{faq.lead}</p>
        </header>
        {data ? (
          <>
            <Questions entries={groups.general} />
            {groups.ofLine.map(({ line, entries }) => (
              <section key={line} aria-labelledby={`about-${line}`} className="grid gap-3">
                <h2 id={`about-${line}`} className="text-xl font-bold tracking-tight">
                  {shell.lines[line]}
                </h2>
                <Questions entries={entries} />
              </section>
            ))}
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: data that nobody runs, see faq-data.ts */}
            <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: faqData(data.entries) }} />
          </>
        ) : isError ? (
          <LoadError message={common.textFailed} query={{ isFetching, refetch }} />
        ) : (
          <Skeleton className="h-152" />
        )}
        <Card className="grid gap-4 p-5 shadow-none sm:flex sm:items-center sm:justify-between sm:p-6">
          <div className="grid gap-1">
            <h2 className="text-lg font-bold">{faq.more}</h2>
            <p className="leading-6 text-muted">{faq.moreText}</p>
          </div>
          <div className="flex shrink-0 flex-wrap gap-3">
            <Button asChild variant="primary">
              <Link to={paths.contact}>{faq.contact}</Link>
            </Button>
            <Button asChild>
              <Link to={paths.track}>{faq.track}</Link>
            </Button>
          </div>
        </Card>
      </div>
    </Page>
  );
}

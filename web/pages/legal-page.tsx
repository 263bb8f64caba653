import { Link } from 'react-router-dom';
import { useContent } from '../api-client/content';
import { useMessages } from '../i18n/messages';
import { Page } from '../shell/page';
import { usePaths } from '../shell/paths';
import { Button } from '../ui/button';
import { LoadError } from '../ui/load-error';
import { Skeleton } from '../ui/skeleton';

export const PrivacyPage = () => <LegalPage document="privacy" />;
export const TermsPage = () => <LegalPage document="terms" />;
export const RefundsPage = () => <LegalPage document="refunds" />;

/** A legal text as published now (D26). */
function LegalPage({ document }: { document: 'privacy' | 'terms' | 'refunds' }) {
  const { common, heads, withdrawal } = useMessages();
  const paths = usePaths();
  const { data, isError, isFetching, refetch } = useContent(`legal-${document}`);
  const sections = data?.sections;
  return (
    <Page>
      <article className="mx-auto grid max-w-2xl gap-6 px-4 py-8 sm:py-12">
        <h1 className="text-3xl font-extrabold tracking-tight">{heads[document].title}</h1>
        {!sections && !isError && <Skeleton className="h-96" />}
        {!sections && isError && <LoadError message={common.textFailed} query={{ isFetching, refetch }} />}
        {sections?.map(({ title, paragraphs }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other order, and titles may repeat
          <section key={place} className="grid gap-2">
            <h2 className="text-lg font-bold">{title}</h2>
            {paragraphs.map((paragraph, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <p key={line} className="leading-7 whitespace-pre-line text-muted">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
        {sections && document === 'refunds' && (
          <Button asChild className="justify-self-start">
            <Link to={paths.withdrawal}>{withdrawal.link}</Link>
          </Button>
        )}
      </article>
    </Page>
  );
}

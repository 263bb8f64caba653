import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Language } from '../../domain/money';
import { useSeller, useShopName } from '../api-client/shop-config';
import { loadLegalTexts } from '../i18n/legal';
import { useLanguage, useMessages } from '../i18n/messages';
import { Page } from '../shell/page';
import { usePaths } from '../shell/paths';
import { Button } from '../ui/button';
import { Skeleton } from '../ui/skeleton';

export const PrivacyPage = () => <LegalPage document="privacy" />;
export const TermsPage = () => <LegalPage document="terms" />;
export const RefundsPage = () => <LegalPage document="refunds" />;

/** The legal texts of a language. They are fetched when one is read, not with every page. */
export const legalQuery = (language: Language) =>
  queryOptions({ queryKey: ['legal', language], queryFn: () => loadLegalTexts(language) });

/** A legal text. */
function LegalPage({ document }: { document: 'privacy' | 'terms' | 'refunds' }) {
  const language = useLanguage();
  const shop = useShopName();
  const seller = useSeller();
  const { shell, withdrawal } = useMessages();
  const paths = usePaths();
  const { data } = useQuery(legalQuery(language));
  const sections = seller === undefined ? undefined : data?.[document](shop, seller);
  return (
    <Page title={shell[document]}>
      <article className="mx-auto grid max-w-2xl gap-6 px-4 py-8 sm:py-12">
        <h1 className="text-3xl font-extrabold tracking-tight">{shell[document]}</h1>
        {!sections && <Skeleton className="h-96" />}
        {sections?.map(({ title, paragraphs }) => (
          <section key={title} className="grid gap-2">
            <h2 className="text-lg font-bold">{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="leading-7 text-muted">
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

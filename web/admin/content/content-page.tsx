import { Link, useParams } from 'react-router-dom';
import { adminContentSection } from '#domain/calls/admin-content.ts';
import { type ContentKey, contentKeys } from '#domain/content/sections.ts';
import { type Language, languages } from '#domain/money.ts';
import { addressOf, type PageName } from '#domain/pages.ts';
import { Button } from '#web/ui/button.tsx';
import { useDetail } from '../ui/detail-page';
import { EmptyState } from '../ui/empty-state';
import { Loaded } from '../ui/loaded';
import { OutsideLink } from '../ui/outside-link';
import { Inset, Page } from '../ui/page';
import { Editor } from './editor';
import { contentMessages as text } from './text';

/** The page of the shop that shows a section. */
const pages: Record<ContentKey, PageName> = {
  faq: 'faq',
  'case-studies': 'cases',
  reviews: 'home',
  claims: 'chooser',
  'entry-followers': 'home',
  'entry-likes': 'likes',
  'entry-views': 'views',
  'legal-terms': 'terms',
  'legal-privacy': 'privacy',
  'legal-refunds': 'refunds',
};

/** One text in one language: editor, preview, publishing, versions (D26). */
export function ContentPage() {
  const params = useParams();
  const key = contentKeys.find((one) => one === params.key);
  const language = languages.find((one) => one === params.language);
  if (!key || !language) return <EmptyState title={text.failed} text={text.overview.list} heading />;
  return <KnownContent key={`${key}/${language}`} section={key} language={language} />;
}

function KnownContent({ section, language }: { section: ContentKey; language: Language }) {
  const query = useDetail(adminContentSection, { key: section, language });
  const screen = section.startsWith('legal-') ? 'legal-pages' : 'content-sections';
  return (
    <Page
      title={`${text.names[section]} · ${text.languages[language]}`}
      lead={text.placeholders}
      actions={
        <>
          <Button asChild size="small">
            <Link to={`/admin/${screen}`}>{text.back}</Link>
          </Button>
          <OutsideLink href={addressOf(pages[section], language)}>{text.view}</OutsideLink>
        </>
      }
    >
      <Inset>
        <Loaded query={query} failed={text.failed}>
          {(state) => <Editor section={section} language={language} state={state} />}
        </Loaded>
      </Inset>
    </Page>
  );
}

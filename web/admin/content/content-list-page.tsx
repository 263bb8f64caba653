import { adminContentOverview } from '#domain/calls/admin-content.ts';
import type { AnswerOf } from '#domain/calls/call.ts';
import type { ContentKey } from '#domain/content/sections.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { Column } from '../list/data-table';
import { ListPage } from '../list/list-page';
import { RowLink } from '../list/row-link';
import { useList } from '../list/use-list';
import { RelativeTime } from '../ui/relative-time';
import { contentMessages as text } from './text';

export const ContentSectionsPage = () => (
  <ContentListPage
    screen="content-sections"
    title={text.sectionsTitle}
    lead={text.sectionsLead}
    keys={['claims', 'entry-followers', 'entry-likes', 'entry-views', 'faq', 'reviews', 'case-studies']}
  />
);
export const LegalPagesPage = () => (
  <ContentListPage
    screen="legal-pages"
    title={text.legalTitle}
    lead={text.legalLead}
    keys={['legal-terms', 'legal-privacy', 'legal-refunds']}
  />
);

interface Props {
  screen: string;
  title: string;
  lead: string;
  keys: ContentKey[];
}

/** Texts in their languages: published versions, drafts, missing parts (D26). */
function ContentListPage({ screen, title, lead, keys }: Props) {
  return (
    <ListPage
      list={useList(adminContentOverview)}
      text={{ ...text.overview, title, lead }}
      rows={({ sections }) => keys.flatMap((key) => sections.filter((section) => section.key === key))}
      rowKey={({ key, language }) => `${key}/${language}`}
      columns={columns(screen)}
    />
  );
}

type Section = AnswerOf<typeof adminContentOverview>['sections'][number];

const columns = (screen: string): Column<Section>[] => [
  {
    key: 'section',
    title: text.columns.section,
    cell: ({ key, language }) => (
      <RowLink to={`/admin/${screen}/${key}/${language}`} open={text.open}>
        {text.names[key]}
        <span className="sr-only">, {text.languages[language]}</span>
      </RowLink>
    ),
  },
  { key: 'language', title: text.columns.language, cell: ({ language }) => text.languages[language] },
  {
    key: 'published',
    title: text.columns.published,
    cell: ({ published: { version, publishedAt, publishedBy } }) => (
      <>
        {text.version(version)}
        {publishedAt && (
          <span className="text-muted">
            {' '}
            · <RelativeTime at={publishedAt} /> {text.by(publishedBy ?? '')}
          </span>
        )}
      </>
    ),
  },
  { key: 'draft', title: text.columns.draft, cell: ({ draft }) => <DraftState draft={draft} /> },
];

function DraftState({ draft }: Pick<Section, 'draft'>) {
  if (!draft) return <span className="text-muted">{text.noDraft}</span>;
  const missing = Object.keys(draft.problems).length;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      {text.draftBy(draft.updatedBy)} · <RelativeTime at={draft.updatedAt} />
      <Badge tone={missing > 0 ? 'warning' : 'info'}>
        {missing > 0 ? text.missing(missing) : text.complete}
      </Badge>
    </span>
  );
}

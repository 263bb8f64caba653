import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { useParams } from 'react-router-dom';
import { adminContentSection } from '#domain/calls/admin-content.ts';
import { type ContentKey, contentKeys, readContent } from '#domain/content/sections.ts';
import { type Language, languages } from '#domain/money.ts';
import { contentQuery } from '#web/api-client/content.ts';
import { createQueryClient } from '#web/api-client/query-client.ts';
import { loadMessages } from '#web/i18n/catalogue.ts';
import { MessagesProvider } from '#web/i18n/messages.tsx';
import type { Messages } from '#web/i18n/shape.ts';
import { useDetail } from '../ui/detail-page';
import { EmptyState } from '../ui/empty-state';
import { Loaded } from '../ui/loaded';
import { useTitle } from '../ui/use-title';
import { contentMessages as text } from './text';

/** The shop's page of each section. */
const pages: Record<ContentKey, () => Promise<ComponentType>> = {
  faq: async () => (await import('#web/pages/faq-page.tsx')).FaqPage,
  'case-studies': async () => (await import('#web/pages/case-studies-page.tsx')).CaseStudiesPage,
  reviews: async () => (await import('./part-previews')).ReviewsPreview,
  claims: async () => (await import('./part-previews')).ClaimsPreview,
  'entry-followers': async () => (await import('./part-previews')).FollowersPreview,
  'entry-likes': async () => (await import('./part-previews')).LikesPreview,
  'entry-views': async () => (await import('./part-previews')).ViewsPreview,
  'legal-terms': async () => (await import('#web/pages/legal-page.tsx')).TermsPage,
  'legal-privacy': async () => (await import('#web/pages/legal-page.tsx')).PrivacyPage,
  'legal-refunds': async () => (await import('#web/pages/legal-page.tsx')).RefundsPage,
};

/** A draft as its page will show it, in the shop's own components. Only staff can call its query. */
export function PreviewPage() {
  const params = useParams();
  const key = contentKeys.find((one) => one === params.key);
  const language = languages.find((one) => one === params.language);
  useTitle(key ? text.names[key] : text.preview);
  if (!key || !language) return <EmptyState title={text.failed} text={text.overview.list} heading />;
  return <Preview section={key} language={language} />;
}

function Preview({ section, language }: { section: ContentKey; language: Language }) {
  const draft = useDetail(adminContentSection, { key: section, language });
  const shop = useQuery({
    queryKey: ['content-preview', section, language],
    queryFn: async () => ({
      messages: await loadMessages(language),
      page: { Component: await pages[section]() },
    }),
  });
  return (
    <Loaded query={draft} failed={text.failed}>
      {(state) => {
        const read = readContent(section, state.draft?.content ?? state.published.content);
        const what = state.draft ? text.previewOfDraft : text.version(state.published.version);
        return (
          <>
            <p
              role="note"
              className="border-b border-line bg-warning-soft px-4 py-2 text-center text-sm font-semibold text-warning"
            >
              {text.previewBar(what)}
            </p>
            {!read.success && (
              <EmptyState title={text.previewIncomplete} text={text.publishIncomplete} heading />
            )}
            {read.success && (
              <Loaded query={shop} failed={text.failed}>
                {({ messages, page }) => (
                  <ShopFrame
                    key={state.draft?.revision}
                    {...{ section, language, messages }}
                    content={read.data}
                    Content={page.Component}
                  />
                )}
              </Loaded>
            )}
          </>
        );
      }}
    </Loaded>
  );
}

interface FrameProps {
  section: ContentKey;
  language: Language;
  messages: Messages;
  content: object;
  Content: ComponentType;
}

/** The page as a visitor of the language would see it, with the draft in place of the published text. */
function ShopFrame({ section, language, messages, content, Content }: FrameProps) {
  const [queryClient] = useState(() => {
    const own = createQueryClient();
    own.setQueryData(contentQuery(section, language).queryKey, {
      success: true,
      key: section,
      language,
      version: 0,
      jsonContent: content as never,
    });
    return own;
  });
  return (
    <QueryClientProvider client={queryClient}>
      <MessagesProvider language={language} messages={messages}>
        <div lang={language}>
          <Content />
        </div>
      </MessagesProvider>
    </QueryClientProvider>
  );
}

import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { adminSettings } from '#domain/calls/admin-settings.ts';
import type { AnswerOf } from '#domain/calls/call.ts';
import { settingsSections } from '#domain/settings.ts';
import { Alert } from '#web/ui/alert.tsx';
import { useDetail } from '../ui/detail-page';
import { Loaded } from '../ui/loaded';
import { Inset, Page } from '../ui/page';
import { Section } from '../ui/section';
import { SectionForm } from './section-form';
import { settingsMessages as text } from './text';

/**
 * Everything that the decisions call a setting, in sections that are saved separately (D7, D14, D23, D24, D29, D31,
 * D33, D34).
 */
export function SettingsPage() {
  const query = useDetail(adminSettings);
  const { hash } = useLocation();
  const loaded = query.data !== undefined;
  // The router looks for the section before it is there.
  useEffect(() => {
    if (loaded) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [loaded, hash]);
  return (
    <Page title={text.title} lead={text.lead}>
      <Inset>
        <Loaded query={query} failed={text.failed}>
          {(data) => (
            <div className="grid items-start gap-6 xl:grid-cols-[13rem_minmax(0,1fr)]">
              <nav aria-label={text.index} className="xl:sticky xl:top-6">
                <ul className="flex flex-wrap gap-x-1 xl:grid">
                  {settingsSections.map((section) => (
                    <li key={section}>
                      <a
                        href={`#${section}`}
                        className="inline-flex min-h-11 items-center rounded-control px-3 text-sm text-accent-ink hover:bg-sunken lg:min-h-9"
                      >
                        {text.sections[section].title}
                      </a>
                    </li>
                  ))}
                </ul>
              </nav>
              <div className="grid gap-4">
                {settingsSections.map((section) => (
                  <div key={section} id={section} className="scroll-mt-[calc(var(--sticky-top)+1rem)]">
                    <Section title={text.sections[section].title}>
                      <div className="grid gap-4">
                        <p className="text-sm text-muted">{text.sections[section].when}</p>
                        {section === 'seller' && data.sections.seller.values.sample && (
                          <Alert tone="warning">{text.sampleSeller}</Alert>
                        )}
                        {section === 'analytics' && <Measurement {...data.measurement} />}
                        <SectionForm
                          section={section}
                          current={data.sections[section]}
                          readAt={query.dataUpdatedAt}
                        />
                      </div>
                    </Section>
                  </div>
                ))}
              </div>
            </div>
          )}
        </Loaded>
      </Inset>
    </Page>
  );
}

function Measurement({ scriptUrl, id }: AnswerOf<typeof adminSettings>['measurement']) {
  if (!scriptUrl) return <Alert tone="info">{text.noScript}</Alert>;
  return <p className="text-sm wrap-anywhere text-muted">{text.script(scriptUrl, id)}</p>;
}

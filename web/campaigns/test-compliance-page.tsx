import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { knownCrawler } from '#domain/crawlers.ts';
import { formatMoment } from '../i18n/format';
import { useLanguage, useMessages } from '../i18n/messages';
import { useCompliance } from '../shell/compliance';
import { Page } from '../shell/page';
import { usePaths } from '../shell/paths';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { Card } from '../ui/card';

/**
 * The compliance test page (S1 §2.12): what this visit is shown, and why, all as plain text. The user agent is only
 * reported (D25 and D35).
 */
export function TestCompliancePage() {
  const { campaigns, heads } = useMessages();
  const { test } = campaigns;
  const language = useLanguage();
  const { on, trigger } = useCompliance();
  const { search } = useLocation();
  const { igTools } = usePaths();
  const [at, setAt] = useState(() => new Date().toISOString());
  const crawler = knownCrawler(navigator.userAgent);
  const parameters = [...new URLSearchParams(search)];
  return (
    <Page>
      <div className="mx-auto grid max-w-3xl gap-6 px-4 py-10 sm:px-6 sm:py-14">
        <div className="grid gap-2">
          <h1 className="text-3xl font-extrabold tracking-tight">{heads.testCompliance.title}</h1>
          <p className="text-muted">{test.lead}</p>
        </div>
        <Card>
          <dl className="divide-y divide-line">
            <Fact name={test.state}>
              <Badge tone={on ? 'accent' : 'neutral'} className="px-3 py-1 text-sm">
                {on ? test.on : test.off}
              </Badge>
            </Fact>
            <Fact name={test.trigger}>{trigger ? test.triggers[trigger] : test.noTrigger}</Fact>
            <Fact name={test.userAgent}>
              <span lang="en">{navigator.userAgent}</span>
            </Fact>
            <Fact name={test.crawler}>{crawler ? test.crawlerYes(crawler) : test.crawlerNo}</Fact>
            <Fact name={test.referrer}>{document.referrer || test.none}</Fact>
            <Fact name={test.parameters}>
              {parameters.length === 0 ? (
                test.none
              ) : (
                <ul>
                  {parameters.map(([name, value], index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a name may occur twice, and the order is fixed
                    <li key={index}>{`${name} = ${value}`}</li>
                  ))}
                </ul>
              )}
            </Fact>
            <Fact name={test.time}>
              <time dateTime={at}>{formatMoment(at, language)}</time>
            </Fact>
          </dl>
        </Card>
        <div className="flex flex-wrap gap-3">
          <Button asChild variant="primary">
            <Link to={igTools}>{test.tools}</Link>
          </Button>
          <Button onClick={() => setAt(new Date().toISOString())}>{test.again}</Button>
        </div>
      </div>
    </Page>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-1 px-5 py-4 sm:grid-cols-[13rem_1fr] sm:gap-4">
      <dt className="text-sm font-semibold text-muted">{name}</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

import type { ReactNode } from 'react';
import type { ContentOf } from '#domain/content/sections.ts';
import { useMessages } from '../i18n/messages';
import { Badge } from '../ui/badge';
import { Card } from '../ui/card';

type Study = ContentOf<'case-studies'>['cases'][number];

/** One case: the problem, the work, the result, and the client's words. */
export function CaseStudy({ study, sample }: { study: Study; sample: boolean }) {
  const { cases } = useMessages();
  return (
    <Card className="grid h-full content-start gap-5 p-5 shadow-none sm:p-6">
      <header className="grid gap-2">
        <p className="flex flex-wrap items-center justify-between gap-2 text-sm text-muted">
          {study.industry}
          {sample && <Badge tone="warning">{cases.example}</Badge>}
        </p>
        <h2 className="text-xl font-bold tracking-tight">{study.client}</h2>
      </header>
      <Part title={cases.challenge}>{study.challenge}</Part>
      <Part title={cases.solution}>{study.solution}</Part>
      <section className="grid gap-2">
        <h3 className="text-sm font-bold">{cases.results}</h3>
        <dl className="grid">
          {study.results.map(({ metric, increase }, place) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: texts have no other order, and may repeat
              key={place}
              className="flex items-baseline justify-between gap-4 border-b border-line py-2 last:border-0"
            >
              <dt className="text-sm text-muted">{metric}</dt>
              <dd className="font-bold whitespace-nowrap tabular-nums">{increase}</dd>
            </div>
          ))}
        </dl>
        <p className="text-sm text-muted">{cases.timeline(study.timeline)}</p>
      </section>
      <figure className="mt-auto grid gap-2 border-l-2 border-line-strong pl-4">
        <blockquote className="leading-6">{cases.quote(study.testimonial)}</blockquote>
        <figcaption className="text-sm text-muted">{study.clientName}</figcaption>
      </figure>
    </Card>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-1">
      <h3 className="text-sm font-bold">{title}</h3>
      <p className="leading-6 text-muted">{children}</p>
    </section>
  );
}

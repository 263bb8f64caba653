import type { ReactNode } from 'react';
import type { TimelineLineView } from '#domain/calls/orders.ts';
import { FullTime } from '../ui/relative-time';
import { Nothing, Section } from '../ui/section';
import { type PanelCall, PanelCallLine } from './panel-call';
import { orderMessages } from './text';
import { actorName, timelineData, timelineEntries, timelineTitle, timelineTone } from './timeline-data';

const dots = { neutral: 'bg-muted', success: 'bg-success', danger: 'bg-danger', call: 'bg-line-strong' };

/** The history, the newest first: when, what, by whom, with its data; the calls to the panel are in between. */
export function Timeline({ lines, calls }: { lines: TimelineLineView[]; calls: PanelCall[] }) {
  return (
    <Section title={orderMessages.history}>
      {lines.length === 0 ? (
        <Nothing>{orderMessages.timeline.empty}</Nothing>
      ) : (
        <ol className="relative ml-1.5 border-l border-line">
          {timelineEntries(lines, calls).map(({ line, call }) =>
            line ? (
              <TimelineItem key={`line-${line.seq}`} at={line.at} dotClass={dots[timelineTone(line.kind)]}>
                <Line line={line} />
              </TimelineItem>
            ) : (
              <TimelineItem key={`call-${call.id}`} at={call.at} dotClass={dots.call}>
                <PanelCallLine call={call} />
              </TimelineItem>
            ),
          )}
        </ol>
      )}
    </Section>
  );
}

function TimelineItem({ at, dotClass, children }: { at: string; dotClass: string; children: ReactNode }) {
  return (
    <li className="relative grid gap-x-4 gap-y-0.5 py-2 pl-5 text-sm md:grid-cols-[minmax(0,1fr)_19rem]">
      <span
        aria-hidden="true"
        className={`absolute top-3.75 -left-[4.5px] size-2 rounded-full ring-4 ring-surface ${dotClass}`}
      />
      {children}
      <div className="text-xs text-muted md:pt-0.5 md:text-right">
        <FullTime at={at} />
      </div>
    </li>
  );
}

function Line({ line }: { line: TimelineLineView }) {
  const data = timelineData(line);
  return (
    <div className="min-w-0">
      <p>
        <span className="font-medium">{timelineTitle(line.kind)}</span>
        <span className="text-muted"> · {actorName(line.by)}</span>
      </p>
      {data.length > 0 && (
        <dl className="flex flex-wrap gap-x-4 text-muted">
          {data.map(({ name, text }) => (
            <div key={name} className="flex min-w-0 gap-1">
              <dt>{name}:</dt>
              <dd className="min-w-0 text-ink wrap-anywhere">{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

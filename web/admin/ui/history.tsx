import type { ReactNode } from 'react';
import { RelativeTime } from './relative-time';
import { Nothing, Section } from './section';

/** One event. */
export interface HistoryLine {
  key: string;
  at: string;
  /** Before the time, e.g. the state or the subject. */
  lead?: ReactNode;
  /** On the right, e.g. an amount. */
  aside?: ReactNode;
  /** Below. */
  details?: ReactNode;
}

interface Props {
  title: string;
  /** Shown if there are no events. */
  none: string;
  aside?: ReactNode;
  lines: readonly HistoryLine[];
}

/** Events of one kind, in their order. */
export function History({ title, none, aside, lines }: Props) {
  return (
    <Section title={title} aside={aside}>
      {lines.length === 0 && <Nothing>{none}</Nothing>}
      <ul className="grid gap-3 text-sm">
        {lines.map(({ key, at, lead, aside, details }) => (
          <li key={key} className="grid gap-1">
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              {lead}
              <span className="text-muted">
                <RelativeTime at={at} />
              </span>
              <span className="ml-auto tabular-nums">{aside}</span>
            </span>
            {details && <span className="text-muted wrap-anywhere">{details}</span>}
          </li>
        ))}
      </ul>
    </Section>
  );
}

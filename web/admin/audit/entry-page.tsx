import { useParams } from 'react-router-dom';
import { type AuditRow, adminAuditEntry } from '#domain/calls/admin-audit.ts';
import type { AnswerOf } from '#domain/calls/call.ts';
import { actionName } from '../messages/audit-actions';
import { DetailPage, useDetail } from '../ui/detail-page';
import { Fact, Facts } from '../ui/facts';
import { Inset } from '../ui/page';
import { FullTime } from '../ui/relative-time';
import { Nothing, Section } from '../ui/section';
import { TextLink } from '../ui/text-link';
import { type Difference, differences } from './differences';
import { OutcomeBadge } from './outcome-badge';
import { auditMessages as text } from './text';
import { actorName, outcomeText, subjectAddress, subjectName, valueText } from './words';

/** One action: who, when, from where, and the states before and after. */
export function AuditEntryPage() {
  const { id = '' } = useParams();
  return (
    <DetailPage
      query={useDetail(adminAuditEntry, { id })}
      back={{ to: '/admin/audit-log', label: text.back }}
      title={({ act: action }) => actionName(action.action)}
      fallback={text.title}
      failed={text.entryFailed}
    >
      {({ act: action }) => (
        <Inset className="grid max-w-5xl gap-4">
          <ActionFacts action={action} />
          <Changes {...action} />
        </Inset>
      )}
    </DetailPage>
  );
}

function ActionFacts({ action }: { action: AuditRow }) {
  const order = subjectAddress(action.subject);
  return (
    <Section title={text.facts} aside={<OutcomeBadge {...action} />}>
      <Facts>
        <Fact name={text.columns.at}>
          <FullTime at={action.at} />
        </Fact>
        <Fact name={text.columns.actor}>{actorName(action.actor)}</Fact>
        <Fact name={text.columns.subject}>
          {order ? <TextLink to={order}>{action.subject}</TextLink> : subjectName(action.subject)}
        </Fact>
        <Fact name={text.columns.ip}>{action.ip}</Fact>
        <Fact name={text.columns.result}>{outcomeText(action)}</Fact>
      </Facts>
    </Section>
  );
}

function Changes({ before, after, unanswered }: AnswerOf<typeof adminAuditEntry>['act']) {
  const { changed, other } = differences(before, after);
  // Shown above in words.
  const rest = other.filter(({ field }) => field !== 'refused' && field !== 'unanswered');
  return (
    <>
      <Section title={text.changes}>
        {changed.length === 0 ? (
          <Nothing>{unanswered ? text.changesOpen : text.noChanges}</Nothing>
        ) : (
          <SideBySide label={text.changes} rows={changed} marked />
        )}
      </Section>
      {rest.length > 0 && (
        <Section title={text.other}>
          <SideBySide label={text.other} rows={rest} />
        </Section>
      )}
    </>
  );
}

const head = 'py-1.5 text-left text-xs font-medium text-muted';
const cell = 'py-2 align-top whitespace-pre-wrap wrap-anywhere';

/** Fields with their values before and after, side by side. */
function SideBySide({ label, rows, marked }: { label: string; rows: Difference[]; marked?: boolean }) {
  return (
    <table aria-label={label} className="w-full table-fixed text-sm">
      <thead>
        <tr>
          {[text.field, text.before, text.after].map((title) => (
            <th key={title} scope="col" className={head}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row" className={`${cell} pr-3 text-left font-normal text-muted`}>
              {text.fields[field] ?? field}
            </th>
            <td className={`${cell} pr-3`}>{valueText(field, before)}</td>
            <td className={`${cell} ${marked ? 'font-semibold' : ''}`}>{valueText(field, after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

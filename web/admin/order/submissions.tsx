import type { AdminOrderDetail } from '#domain/calls/admin-order.ts';
import { postLink } from '#domain/posts.ts';
import { currentLines } from '#domain/purchase.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { count, moneyIn } from '../format';
import { attentionDetail } from '../messages/attention';
import { paymentMessages } from '../payments/text';
import { useMay } from '../session';
import { Fact, Facts } from '../ui/facts';
import { OutsideLink } from '../ui/outside-link';
import { FullTime } from '../ui/relative-time';
import { Nothing, Section } from '../ui/section';
import { TextLink } from '../ui/text-link';
import { orderMessages, panelStatusNames, submissionNames } from './text';

type Submission = AdminOrderDetail['submissions'][number];

const text = orderMessages.submissions;
const tones: Record<string, Tone> = {
  sending: 'info',
  accepted: 'success',
  rejected: 'danger',
  unknown: 'warning',
};

/** Every submission to the panel, the newest generation first. */
export function Submissions({ submissions }: { submissions: Submission[] }) {
  const newestFirst = [...submissions].sort((a, b) => b.generation - a.generation || a.line - b.line);
  const current = new Set(currentLines({ submissions }).map(({ id }) => id));
  const lines = new Set(submissions.map(({ line }) => line)).size;
  return (
    <Section title={text.title}>
      {newestFirst.length === 0 && <Nothing>{text.empty}</Nothing>}
      <ol className="grid gap-4 divide-y divide-line">
        {newestFirst.map((submission) => (
          <li key={submission.id} className="not-last:pb-4">
            <SubmissionCard
              submission={submission}
              current={current.has(submission.id) && submissions.length > lines}
              showLine={lines > 1}
            />
          </li>
        ))}
      </ol>
    </Section>
  );
}

interface CardProps {
  submission: Submission;
  current: boolean;
  showLine: boolean;
}

function SubmissionCard({ submission, current, showLine }: CardProps) {
  const mayReadProviders = useMay('read-catalogue');
  const { providerStatus, startCount, remains, charge, sentAt, answeredAt, reportedAt } = submission;
  return (
    <div className="grid gap-2">
      <h3 className="flex flex-wrap items-center gap-2 text-sm font-medium">
        {text.generation(submission.generation)}
        {showLine && <span className="font-normal text-muted">{text.line(submission.line)}</span>}
        <Badge tone={tones[submission.state] ?? 'neutral'}>
          {submissionNames[submission.state] ?? submission.state}
        </Badge>
        {current && <span className="font-normal text-muted">{text.current}</span>}
      </h3>
      <div className="grid gap-x-8 gap-y-2 xl:grid-cols-2">
        <Facts>
          <Fact name={text.target}>
            {submission.shortcode ? (
              <OutsideLink href={postLink(submission.shortcode)}>{submission.shortcode}</OutsideLink>
            ) : submission.username ? (
              `@${submission.username}`
            ) : (
              paymentMessages.erased
            )}
          </Fact>
          <Fact name={text.quantity}>{count(submission.quantity)}</Fact>
          <Fact name={text.provider}>
            {mayReadProviders ? (
              <TextLink to={`/admin/providers/${submission.providerId}`}>{submission.providerName}</TextLink>
            ) : (
              submission.providerName
            )}
          </Fact>
          <Fact name={text.service}>{submission.providerServiceId}</Fact>
          <Fact name={text.sent}>{sentAt && <FullTime at={sentAt} />}</Fact>
          <Fact name={text.answered}>{answeredAt && <FullTime at={answeredAt} />}</Fact>
        </Facts>
        <Facts>
          <Fact name={text.panelId}>
            {submission.providerOrderId && <span className="font-mono">{submission.providerOrderId}</span>}
          </Fact>
          <Fact name={text.panelStatus}>
            {providerStatus && (panelStatusNames[providerStatus] ?? providerStatus)}
          </Fact>
          <Fact name={text.startCount}>{startCount === undefined ? undefined : count(startCount)}</Fact>
          <Fact name={text.remains}>{remains === undefined ? undefined : count(remains)}</Fact>
          <Fact name={text.charge}>
            {charge === undefined ? undefined : text.chargeText(moneyIn(charge, undefined))}
          </Fact>
          <Fact name={text.reported}>{reportedAt && <FullTime at={reportedAt} />}</Fact>
          <Fact name={text.reason}>{submission.reason && attentionDetail(submission.reason)}</Fact>
        </Facts>
      </div>
      {remains !== undefined && <Delivered quantity={submission.quantity} remains={remains} />}
      {submission.rawAnswer && (
        <details className="text-sm">
          <summary className="w-fit cursor-pointer rounded text-muted hover:text-ink">{text.raw}</summary>
          <pre className="mt-2 rounded-control bg-sunken p-3 font-mono text-xs whitespace-pre-wrap wrap-anywhere">
            {submission.rawAnswer}
          </pre>
        </details>
      )}
    </div>
  );
}

function Delivered({ quantity, remains }: { quantity: number; remains: number }) {
  const done = Math.max(0, quantity - remains);
  const label = text.progress(count(done), count(quantity));
  return (
    <div className="grid gap-1 text-xs text-muted">
      <span aria-hidden="true">{label}</span>
      <progress
        aria-label={label}
        value={done}
        max={quantity}
        className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-success [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-success"
      />
    </div>
  );
}

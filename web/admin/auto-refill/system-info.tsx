import type { refillOverview } from '#domain/calls/admin-refill.ts';
import type { AnswerOf } from '#domain/calls/call.ts';
import { countLimit } from '#domain/calls/list.ts';
import { count, exactTime } from '../format';
import { listMessages } from '../list/text';
import { Fact, Facts } from '../ui/facts';
import { FullTime } from '../ui/relative-time';
import { RunLink } from '../ui/run-link';
import { Section } from '../ui/section';
import { autoRefillMessages as text } from './text';

/** The rules of refills, and when the sweep runs. */
export function SystemInfo({ overview }: { overview: AnswerOf<typeof refillOverview> }) {
  const { settings } = overview;
  return (
    <Section title={text.system}>
      <div className="grid gap-3 text-sm">
        <Facts>
          <Fact name={text.sweep}>
            {settings.enabled ? text.sweepOn(count(settings.intervalMinutes)) : text.sweepOff}
          </Fact>
          <Fact name={text.last}>
            {overview.lastSweepTime ? <FullTime at={overview.lastSweepTime} /> : text.never}
          </Fact>
          <Fact name={text.next}>{overview.nextSweepTime && exactTime(overview.nextSweepTime)}</Fact>
          <Fact name={text.eligibleCount}>
            {overview.eligible > countLimit
              ? listMessages.moreThan(count(countLimit))
              : count(overview.eligible)}
          </Fact>
          <Fact name={text.overdue}>
            {overview.countOverdueSince ? (
              <>
                {text.overdueSince} <FullTime at={overview.countOverdueSince} />
              </>
            ) : (
              text.noneOverdue
            )}
          </Fact>
          <Fact name={text.threshold}>{text.thresholdText(count(overview.thresholdPercent))}</Fact>
          <Fact name={text.cooldown}>{text.hours(count(settings.cooldownHours))}</Fact>
          <Fact name={text.guarantee}>
            {settings.guaranteeDays === null ? text.lifetime : text.days(count(settings.guaranteeDays))}
          </Fact>
        </Facts>
        <RunLink href={overview.scheduleUrl}>{text.temporal}</RunLink>
      </div>
    </Section>
  );
}

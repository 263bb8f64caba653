import { type ProviderRefusal, readRefusal } from './provider';
import type { Submission } from './purchase';

/** A panel, and the service of it that delivers a package. */
export interface PanelChoice {
  providerId: number;
  providerServiceId: string;
}

/** Why a submission was not sent to a panel that takes no new orders. */
export const switchedOff = 'provider switched off';

/** Why a submission was not sent to a panel that does not answer: no attempt was made. */
export const panelIsAway = 'panel does not answer';

/** A panel that is tried may keep one order for so long before the next is let through; in seconds. */
export const usualTrialSeconds = 60;

/**
 * How long a panel that left an order unanswered rests before the next trial, after `failed` trials before this one: as
 * long as a trial lasts, then twice as long and so on, up to sixty times. In seconds.
 */
export function trialPauseSeconds(failed: number, trialSeconds: number): number {
  return trialSeconds * Math.min(60, 2 ** failed);
}

/**
 * Refusals that belong to the panel, not to the order: another panel may well take it. Limits of quantity differ from
 * panel to panel; a wrong link or a sentence that nobody knows would be refused, or worse, taken, anywhere.
 */
const ofThePanel: ReadonlySet<ProviderRefusal> = new Set<ProviderRefusal>([
  'not-enough-funds',
  'invalid-key',
  'invalid-service',
  'invalid-quantity',
]);

/**
 * Whether a line may go to another panel: only where its own certainly does not have it. Never after `unknown`, which
 * would be a double order (decision 22).
 */
export function mayGoElsewhere(
  line: Pick<Submission, 'state' | 'refusal' | 'attempts' | 'reason'>,
  attemptsAllowed: number,
): boolean {
  if (line.state === 'rejected') return line.refusal !== undefined && ofThePanel.has(line.refusal);
  if (line.state !== 'ready') return false;
  if (line.reason === panelIsAway) return true;
  if (line.attempts === 0) return false;
  // The target is busy, not the panel: two deliveries at once spoil each other, on any panel.
  if (readRefusal(line.reason ?? '') === 'active-order') return false;
  return line.attempts >= attemptsAllowed || line.reason === switchedOff;
}

/**
 * The panels that a line was sent to since a person last sent it: the latest generation, and the earlier ones that it
 * replaces.
 */
export function panelsTried(
  generations: readonly Pick<Submission, 'line' | 'generation' | 'providerId' | 'standsIn'>[],
  line: number,
): number[] {
  const newestFirst = generations
    .filter((one) => one.line === line)
    .sort((a, b) => b.generation - a.generation);
  const begun = newestFirst.findIndex((one) => !one.standsIn);
  return newestFirst.slice(0, begun + 1).map(({ providerId }) => providerId);
}

/** The first panel that was not tried; undefined where none is left. `choices` in the order of the package. */
export function nextPanel<C extends PanelChoice>(
  choices: readonly C[],
  tried: readonly number[],
): C | undefined {
  return choices.find(({ providerId }) => !tried.includes(providerId));
}

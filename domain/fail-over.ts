import { type ProviderRefusal, readRefusal } from './provider';
import type { Submission } from './purchase';

/** A panel, and the service of it that delivers a package. */
export interface PanelChoice {
  providerId: number;
  providerServiceId: string;
}

/** Why a submission was not sent: the panel takes no new orders. */
export const switchedOff = 'provider switched off';

/** Why a submission was not sent: the panel does not answer. No attempt was made. */
export const panelIsAway = 'panel does not answer';

/** How long a trial order may take before the next one is sent to the panel; in seconds. */
export const usualTrialSeconds = 60;

/**
 * How long a panel that left an order unanswered rests before the next trial, after `failed` earlier trials: as long as
 * a trial lasts, then doubling, up to sixty times that. In seconds.
 */
export function trialPauseSeconds(failed: number, trialSeconds: number): number {
  return trialSeconds * Math.min(60, 2 ** failed);
}

/**
 * Refusals that concern the panel, not the order: another panel may accept it. Quantity limits differ between panels; a
 * wrong link or an unknown sentence would be refused, or worse, accepted, anywhere.
 */
const ofThePanel: ReadonlySet<ProviderRefusal> = new Set<ProviderRefusal>([
  'not-enough-funds',
  'invalid-key',
  'invalid-service',
  'invalid-quantity',
]);

/**
 * Whether a line may go to another panel: only if its own certainly does not have it. Never after `unknown`, which
 * would risk a double order (D22).
 */
export function mayGoElsewhere(
  line: Pick<Submission, 'state' | 'refusal' | 'attempts' | 'reason'>,
  attemptsAllowed: number,
): boolean {
  if (line.state === 'rejected') return line.refusal !== undefined && ofThePanel.has(line.refusal);
  if (line.state !== 'ready') return false;
  if (line.reason === panelIsAway) return true;
  if (line.attempts === 0) return false;
  // The target is busy, not the panel: two parallel deliveries disturb each other, on any panel.
  if (readRefusal(line.reason ?? '') === 'active-order') return false;
  return line.attempts >= attemptsAllowed || line.reason === switchedOff;
}

type Generation = Pick<Submission, 'line' | 'generation' | 'standsIn'> & PanelChoice;

/** The generations of a line since a person last sent it, newest first. */
function roundOf<G extends Generation>(generations: readonly G[], line: number): G[] {
  const newestFirst = generations
    .filter((one) => one.line === line)
    .sort((a, b) => b.generation - a.generation);
  const begun = newestFirst.findIndex((one) => !one.standsIn);
  return newestFirst.slice(0, begun + 1);
}

/**
 * The panels and services that a line was sent to since a person last sent it: the latest generation, and the earlier
 * ones that it replaces. The last one is that with which the round began.
 */
export function panelsTried(generations: readonly Generation[], line: number): PanelChoice[] {
  return roundOf(generations, line).map(({ providerId, providerServiceId }) => ({
    providerId,
    providerServiceId,
  }));
}

/** Whether both are the same service of the same panel. */
export function isSameService(a: PanelChoice, b: PanelChoice): boolean {
  return a.providerId === b.providerId && a.providerServiceId === b.providerServiceId;
}

/** A round has at most this many generations: panels that come and go must not fill the purchase's memory. */
export const mostInRound = 20;

/**
 * The panels that a line left in this round because they did not answer. They never got its order, so it may go back to
 * them. A panel that has refused it since doesn't count.
 */
export function panelsLeft(
  generations: readonly (Generation & Pick<Submission, 'state' | 'reason'>)[],
  line: number,
): number[] {
  const round = roundOf(generations, line);
  if (round.length >= mostInRound) return [];
  return round
    .filter((one, index) => round.findIndex(({ providerId }) => providerId === one.providerId) === index)
    .filter(({ state, reason }) => state === 'dismissed' && reason === panelIsAway)
    .map(({ providerId }) => providerId);
}

/**
 * The first of `choices`, which are in the package's order, that was not tried; undefined if none is left. A panel may be
 * tried again if the package has another service of it since.
 */
export function nextPanel<C extends PanelChoice>(
  choices: readonly C[],
  tried: readonly PanelChoice[],
): C | undefined {
  return choices.find((choice) => !tried.some((one) => isSameService(one, choice)));
}

import type { NamedPanel } from '#activities/orders.ts';
import type { PanelChoice } from '#domain/fail-over.ts';
import { currentQuote, type Submission } from '#domain/purchase.ts';
import { database, withSummary } from '../activity-options';
import type { Run } from './run';

/**
 * The panels that deliver the purchase's package now and take orders, its own first. `evenOff`: after them those that are
 * switched off.
 */
export async function currentPanels({ state }: Run, evenOff?: true): Promise<NamedPanel[]> {
  const serviceId = currentQuote(state)?.serviceId;
  if (serviceId === undefined) return [];
  return (await withSummary(database.panelsOf, `package ${serviceId}`, { serviceId, evenOff })).panels;
}

/** With which panel and service a line begins another round. */
export type Beginning = (line: Submission) => PanelChoice;

/**
 * Where lines begin that a person or the buyer sends again: at the first panel that the package has now, or at the one
 * that they were sold with if the package is gone. Asked once for all lines of a message. If all are switched off, the
 * first of them is tried: the lines don't return to a panel that the package no longer has.
 */
export async function beginningOf(run: Run): Promise<Beginning> {
  // Runs recorded before version 1.6 began where they were sold.
  const [first] = run.does('sends-as-mapped') ? await currentPanels(run, true) : [];
  return (line) => first ?? soldWith(run, line);
}

function soldWith({ state }: Run, { line }: Submission): PanelChoice {
  const first = state.submissions.find((one) => one.line === line && one.generation === 1);
  if (!first) throw new Error('A line has a first generation');
  return first;
}

import type { Counter, Directory } from '../instagram/directory';
import { type PanelEnd, type PanelOrder, type PanelRefill, type PanelState, viewsService } from './model';

/** The panel's time in milliseconds, at a real time. */
export function panelTime({ clock }: PanelState, realNow: number): number {
  return clock.panelAt + (realNow - clock.realAt) * clock.speed;
}

/** Sets speed and advances the clock, without a jump in between. */
export function setClock(
  state: PanelState,
  realNow: number,
  change: { speed?: number; advanceSeconds?: number },
): void {
  state.clock = {
    realAt: realNow,
    panelAt: panelTime(state, realNow) + (change.advanceSeconds ?? 0) * 1000,
    speed: change.speed ?? state.clock.speed,
  };
}

/** What an order raises: a profile's followers, a post's likes, or its views, by the ordered service. */
export function targetOf({ link, service }: Pick<PanelOrder, 'link' | 'service'>): {
  counter: Counter;
  target: string;
} {
  const path = link.replace(/^https?:\/\/(www\.)?instagram\.com\//i, '').split(/[/?#]/);
  if (['p', 'reel', 'tv'].includes(path[0] ?? ''))
    return { counter: service === viewsService ? 'views' : 'likes', target: path[1] ?? '' };
  return { counter: 'followers', target: (path[0] ?? '').toLowerCase() };
}

/** Advances every delivery to a panel time. True if something changed. */
export function deliver(state: PanelState, directory: Directory, time: number): boolean {
  let changed = false;
  for (const order of state.orders) changed = deliverOrder(state, directory, order, time) || changed;
  for (const refill of state.refills) changed = deliverRefill(state, directory, refill, time) || changed;
  return changed;
}

function deliverOrder(state: PanelState, directory: Directory, order: PanelOrder, time: number): boolean {
  if (order.status !== 'Pending' && order.status !== 'In progress') return false;
  const begun = time - order.createdAt - state.pendingSeconds * 1000;
  if (begun < 0) return false;
  const { counter, target } = targetOf(order);
  if (order.status === 'Pending') {
    order.status = 'In progress';
    order.startCount = directory.count(counter, target);
  }
  const share = Math.min(1, begun / Math.max(1, state.deliverySeconds * 1000));
  const limit = order.ending ? (order.quantity * order.ending.atPercent) / 100 : order.quantity;
  const reached = Math.max(order.quantity, limit) * share;
  const due = Math.floor(Math.min(reached, limit));
  if (due > order.delivered) {
    directory.add(counter, target, due - order.delivered);
    order.delivered = due;
  }
  if (order.ending && reached >= limit) end(state, order, order.ending.status);
  else if (share >= 1) end(state, order, 'Completed');
  return true;
}

/** Ends a delivery, and gives back the charge of what remains. */
export function end(state: PanelState, order: PanelOrder, status: PanelEnd): void {
  order.status = status;
  const back = (order.charge * Math.max(0, order.quantity - order.delivered)) / order.quantity;
  order.charge -= back;
  state.balance += back;
}

function deliverRefill(state: PanelState, directory: Directory, refill: PanelRefill, time: number): boolean {
  if (refill.status !== 'Pending' && refill.status !== 'In progress') return false;
  const begun = time - refill.createdAt - state.pendingSeconds * 1000;
  const order = state.orders.find((candidate) => candidate.id === refill.order);
  if (begun < 0 || !order) return false;
  if (refill.isRejected) {
    refill.status = 'Rejected';
    return true;
  }
  refill.status = 'In progress';
  const share = Math.min(1, begun / Math.max(1, (state.deliverySeconds * 1000) / 2));
  const due = Math.floor(refill.missing * share);
  const { counter, target } = targetOf(order);
  directory.add(counter, target, due - refill.delivered);
  refill.delivered = due;
  if (share >= 1) refill.status = 'Completed';
  return true;
}

/** How many of the delivered units are no longer there. What other orders lost doesn't count. */
export function missing(directory: Directory, order: PanelOrder): number {
  const { counter, target } = targetOf(order);
  const short = (order.startCount ?? 0) + order.delivered - directory.count(counter, target);
  return Math.min(Math.max(0, short), order.delivered);
}

/** Removes part of what is still there, so that a refill becomes due. */
export function drop(directory: Directory, order: PanelOrder, percent: number): void {
  const { counter, target } = targetOf(order);
  const present = order.delivered - missing(directory, order);
  directory.add(counter, target, -Math.floor((present * percent) / 100));
}

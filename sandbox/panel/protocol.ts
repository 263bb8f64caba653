import type { Directory } from '../instagram/directory';
import { end, missing, targetOf } from './deliveries';
import type { Fault } from './faults';
import { type PanelEnd, type PanelOrder, type PanelState, services } from './model';

/** An answer of the panel, or its error message. */
export type Answer = Record<string, unknown> | unknown[];
const error = (sentence: string) => ({ error: sentence });

/** Answers a call of the SMM API v2 as panels do: HTTP 200 even for refusals. `time` is the panel's. */
export function answerCall(
  state: PanelState,
  directory: Directory,
  params: Record<string, string>,
  time: number,
  fault?: Fault,
): Answer {
  switch (params.action) {
    case 'services':
      return services;
    case 'balance':
      return { balance: state.balance.toFixed(5), currency: 'USD' };
    case 'add':
      return add(state, directory, params, time, fault);
    case 'status':
      return many(params.orders, params.order, (id) => statusOf(state, id), 'Incorrect order ID');
    case 'refill':
      return refill(state, directory, params.order ?? '', time, fault?.kind === 'rejected');
    case 'refill_status':
      return refillStatus(state, params.refill);
    case 'cancel':
      return ids(params.orders ?? params.order).map((id) => ({
        order: Number(id),
        cancel: cancel(state, id),
      }));
    default:
      return error('Incorrect request');
  }
}

function ids(text: string | undefined): string[] {
  return (text ?? '').split(',').map((id) => id.trim());
}

function many(
  list: string | undefined,
  one: string | undefined,
  read: (id: string) => Answer | undefined,
  unknown: string,
): Answer {
  if (list === undefined) return read(one ?? '') ?? error(unknown);
  const wanted = ids(list);
  if (wanted.length > 100) return error('Too many orders, 100 at most');
  return Object.fromEntries(wanted.map((id) => [id, read(id) ?? error(unknown)]));
}

/** The faults that end a delivery. */
const ends: Partial<Record<Fault['kind'], PanelEnd>> = {
  partial: 'Partial',
  canceled: 'Canceled',
  failed: 'Failed',
  refunded: 'Refunded',
  overDelivered: 'Completed',
};

function add(
  state: PanelState,
  directory: Directory,
  params: Record<string, string>,
  time: number,
  fault?: Fault,
): Answer {
  const service = services.find((candidate) => String(candidate.service) === params.service);
  if (!service) return error('Incorrect service ID');
  const quantity =
    service.type === 'Custom Comments' ? (params.comments ?? '').split('\n').length : Number(params.quantity);
  if (!Number.isInteger(quantity)) return error('Incorrect quantity');
  if (quantity < Number(service.min)) return error(`Quantity less than minimal ${service.min}`);
  if (service.max !== null && quantity > Number(service.max))
    return error(`Quantity more than maximum ${service.max}`);
  const link = params.link ?? '';
  const { counter, target } = targetOf({ link, service: service.service });
  const forProfiles = service.category === 'Instagram Followers';
  if (!target || forProfiles !== (counter === 'followers')) return error('Incorrect link');
  if (forProfiles && !directory.find(target)) return error('Incorrect link');
  const active = state.orders.some(
    (order) =>
      order.link === link &&
      order.service === service.service &&
      ['Pending', 'In progress'].includes(order.status),
  );
  if (state.rejectActiveLink && active)
    return error('You have active order with this link. Please wait until order being completed.');
  const charge = (Number(service.rate) * quantity) / 1000;
  if (charge > state.balance || fault?.kind === 'notEnoughFunds') return error('Not enough funds on balance');
  state.balance -= charge;
  const order: PanelOrder = {
    id: state.nextOrder++,
    service: service.service,
    link,
    quantity,
    charge,
    createdAt: time,
    startCount: null,
    delivered: 0,
    status: 'Pending',
  };
  const status = fault && ends[fault.kind];
  if (status)
    order.ending = {
      status,
      atPercent: status === 'Completed' ? 110 : 100 - fault.remainsPercent,
      hidesRemains: fault.hidesRemains,
      zeroRemains: fault.zeroRemains,
    };
  state.orders.push(order);
  if (state.dialect === 'strings') return { status: 'success', order: String(order.id) };
  return { order: order.id };
}

function statusOf(state: PanelState, id: string): Answer | undefined {
  const order = find(state, id);
  if (!order) return undefined;
  const remains = order.ending?.zeroRemains ? 0 : order.quantity - order.delivered;
  const text = state.dialect !== 'numbers';
  const hidden = order.ending?.hidesRemains || (state.dialect === 'mixed' && order.status === 'Pending');
  return {
    charge: text ? order.charge.toFixed(5) : order.charge,
    start_count: order.startCount === null ? null : text ? String(order.startCount) : order.startCount,
    status: state.dialect === 'mixed' ? mixedWord(order) : order.status,
    remains: hidden ? 'Unknown' : text ? String(remains) : remains,
    currency: 'USD',
  };
}

/** Mixed panels use each word for a delivery under way, and write a status in any case. */
function mixedWord({ id, status }: PanelOrder): string {
  const other = { Pending: 'Awaiting', 'In progress': 'Processing' }[status as string];
  const word = other !== undefined && id % 3 === 0 ? other : status;
  return id % 2 === 0 ? word.toUpperCase() : word;
}

function refill(
  state: PanelState,
  directory: Directory,
  id: string,
  time: number,
  isRejected: boolean,
): Answer {
  const order = find(state, id);
  if (!order) return error('Incorrect order ID');
  const service = services.find((candidate) => candidate.service === order.service);
  const open = state.refills.some(
    ({ order: of, status }) => of === order.id && ['Pending', 'In progress'].includes(status),
  );
  const lost = missing(directory, order);
  if (!service?.refill || order.status !== 'Completed' || lost <= 0 || open)
    return error('Order not eligible for refill.');
  const made = {
    id: state.nextRefill++,
    order: order.id,
    createdAt: time,
    missing: lost,
    delivered: 0,
    status: 'Pending' as const,
    ...(isRejected && { isRejected }),
  };
  state.refills.push(made);
  return { refill: state.dialect === 'numbers' ? made.id : String(made.id) };
}

function refillStatus(state: PanelState, id: string | undefined): Answer {
  const made = state.refills.find((candidate) => String(candidate.id) === id);
  return made ? { status: made.status } : error('Refill not found');
}

function cancel(state: PanelState, id: string): number | { error: string } {
  const order = find(state, id);
  if (!order) return error('Incorrect order ID');
  if (order.status !== 'Pending' && order.status !== 'In progress') return error('Order can not be canceled');
  end(state, order, 'Canceled');
  return 1;
}

function find(state: PanelState, id: string): PanelOrder | undefined {
  return state.orders.find((order) => String(order.id) === id);
}

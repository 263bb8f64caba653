import type {
  adminChangeTarget,
  adminCloseWithdrawal,
  adminLogin,
  adminLogout,
  adminOrder,
  adminOrders,
  adminRefill,
  adminRefund,
  adminResolveSubmission,
  adminSendToProvider,
  adminSession,
  adminSetUpsellShare,
  adminUpsellExperiment,
} from '../../domain/calls/admin';
import type {
  adminCloseContact,
  adminDecideDeletion,
  adminRequests,
} from '../../domain/calls/admin-requests';
import type { AnswerOf, Call } from '../../domain/calls/call';
import { address, type RequestOf, request } from '../api-client/request';

/** Who is logged in, how many orders wait for a person, and where the Temporal UI is. */
export type AdminSession = AnswerOf<typeof adminSession>;

/** The open session. Throws ApiError `unauthenticated` without one. */
export function readSession(signal?: AbortSignal) {
  return request<typeof adminSession>({ method: 'GET', path: '/api/admin/session', signal });
}

/** Opens a session. Throws ApiError `invalid_credentials`. */
export function logIn(body: { username: string; password: string }) {
  return request<typeof adminLogin>({ method: 'POST', path: '/api/admin/login', body });
}

/** Ends the session. */
export function logOut() {
  return request<typeof adminLogout>({ method: 'POST', path: '/api/admin/logout' });
}

/** A page of orders. */
export function readOrders(query: RequestOf<typeof adminOrders>['query'], signal?: AbortSignal) {
  return request<typeof adminOrders>({ method: 'GET', path: '/api/admin/orders', query, signal });
}

/** One order by public id or number. Throws ApiError `order_not_found`. */
export async function readOrder(id: string, signal?: AbortSignal) {
  const path = address('/api/admin/orders/:id', { id });
  return (await request<typeof adminOrder>({ method: 'GET', path, signal })).order;
}

type Body<C extends Call> = NonNullable<RequestOf<C>['body']>;

/** Sends an order to the panel (again). */
export function sendToProvider(id: string, body: Body<typeof adminSendToProvider>) {
  const path = address('/api/admin/send-to-provider/:id', { id });
  return request<typeof adminSendToProvider>({ method: 'POST', path, body });
}

/** Says what became of a submission whose answer was lost. */
export function resolveSubmission(id: string, body: Body<typeof adminResolveSubmission>) {
  const path = address('/api/admin/orders/:id/resolve-submission', { id });
  return request<typeof adminResolveSubmission>({ method: 'POST', path, body });
}

/** Corrects the target before the panel has it. */
export function changeTarget(id: string, body: Body<typeof adminChangeTarget>) {
  const path = address('/api/admin/orders/:id/target', { id });
  return request<typeof adminChangeTarget>({ method: 'PUT', path, body });
}

/** Asks the panel for a refill. */
export function requestRefill(id: string, body: Body<typeof adminRefill>) {
  const path = address('/api/admin/refill/execute/:id', { id });
  return request<typeof adminRefill>({ method: 'POST', path, body });
}

/** Gives money back. */
export function refundOrder(id: string, body: Body<typeof adminRefund>) {
  const path = address('/api/admin/orders/:id/refund', { id });
  return request<typeof adminRefund>({ method: 'POST', path, body });
}

/** Marks a statement of withdrawal as dealt with. */
export function closeWithdrawal(id: string, body: Body<typeof adminCloseWithdrawal>) {
  const path = address('/api/admin/withdrawals/:id/close', { id });
  return request<typeof adminCloseWithdrawal>({ method: 'POST', path, body });
}

/** Results of the two offers, and the share of variant B. */
export function readExperiment(days: number | undefined, signal?: AbortSignal) {
  const path = '/api/admin/upsell-experiment';
  return request<typeof adminUpsellExperiment>({ method: 'GET', path, query: { days }, signal });
}

/** Sets the share of variant B, in percent. */
export function setUpsellShare(body: Body<typeof adminSetUpsellShare>) {
  return request<typeof adminSetUpsellShare>({ method: 'PUT', path: '/api/admin/upsell-experiment', body });
}

/** A page of messages, unsubscriptions and requests for deletion. */
export function readRequests(query: RequestOf<typeof adminRequests>['query'], signal?: AbortSignal) {
  return request<typeof adminRequests>({ method: 'GET', path: '/api/admin/requests', query, signal });
}

/** Approves or refuses a request for deletion. Throws ApiError `request_decided` or `address_not_proven`. */
export function decideDeletion(id: string, body: Body<typeof adminDecideDeletion>) {
  const path = address('/api/admin/deletions/:id/decision', { id });
  return request<typeof adminDecideDeletion>({ method: 'POST', path, body });
}

/** Marks a message as answered. Throws ApiError `message_closed`. */
export function closeContact(id: string, body: Body<typeof adminCloseContact>) {
  const path = address('/api/admin/contact/:id/close', { id });
  return request<typeof adminCloseContact>({ method: 'POST', path, body });
}

import { type Browser, browser } from '../../api/testing/browser';
import { adminResolveSubmission } from '../../domain/calls/admin-order-acts';
import { adminLogin } from '../../domain/calls/admin-session';

/** Logs in to the back office of a shop. */
export async function logIn(url: string, password: string): Promise<Browser> {
  const visitor = browser(url);
  await visitor.call(adminLogin, { body: { username: 'admin', password } });
  return visitor;
}

/** Says truthfully what became of a submission whose answer was lost: `found` is the panel's order, if there is one. */
export async function resolveSubmission(
  admin: Browser,
  orderId: string,
  found: string | undefined,
): Promise<void> {
  const reason = 'Looked it up in the panel';
  await admin.call(adminResolveSubmission, {
    params: { id: orderId },
    body: found
      ? { outcome: 'accepted', providerOrderId: found, reason }
      : { outcome: 'not-accepted', reason },
  });
}

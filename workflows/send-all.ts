/** Waits for all e-mails: one undeliverable address must not block the others. Throws the first failure. */
export async function sendAll(emails: Promise<void>[]): Promise<void> {
  const sent = await Promise.allSettled(emails);
  for (const one of sent) if (one.status === 'rejected') throw one.reason;
}

/** Waits for all letters: an address that takes no mail must not keep the others from going out. Throws the first failure. */
export async function allLetters(letters: Promise<void>[]): Promise<void> {
  const sent = await Promise.allSettled(letters);
  for (const one of sent) if (one.status === 'rejected') throw one.reason;
}

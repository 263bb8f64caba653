import { plainRequest } from '#api/testing/plain-request.ts';
import { eventually } from '#api/testing/wait.ts';
import { expect } from './test';

/** Waits until the shop renders a page with a text, or without it: pages take what is published within five seconds. */
export async function untilServed(path: string, text: string, isThere = true): Promise<void> {
  await eventually(async () => {
    const { text: html } = await plainRequest(path);
    expect(html.includes(text), `whether ${path} has ${text}`).toBe(isThere);
  });
}

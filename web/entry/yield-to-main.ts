/** Yields, so that the browser can handle input and paint before the next step. */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

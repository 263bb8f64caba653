/** Lets the browser react to its visitor and paint before what comes next. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

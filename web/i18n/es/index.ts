/** The Spanish catalogue, the first; the others must have its keys. */
export * as es from './features';

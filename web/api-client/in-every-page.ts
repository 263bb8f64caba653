/**
 * Marks a query (`meta: inEveryPage`) whose answer is the same for every visitor. A server-rendered page contains such
 * answers and is cached for all; anything that differs between browsers must not carry this mark.
 */
export const inEveryPage = { inEveryPage: true } as const;

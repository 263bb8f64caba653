/**
 * Marks a query (`meta: inEveryPage`) whose answer is the same for every visitor. A page that is rendered on the server
 * holds such answers and is kept for all; what differs from browser to browser must not carry this mark.
 */
export const inEveryPage = { inEveryPage: true } as const;

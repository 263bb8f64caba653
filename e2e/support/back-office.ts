import { test as base, expect } from './test';

export { expect };

/** Tests of the back office: their `page` is signed in as the shop's first administrator. */
export const test = base.extend({
  storageState: ({ signedIn }, use) => use(signedIn),
});

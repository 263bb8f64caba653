/**
 * Loaded first (`node --require`) by processes that run workflows in tests. The SDK takes a stack of each promise of a
 * workflow, for the query `__stack_trace`, which no test asks: between a third and a half of a worker's computing. Node
 * itself follows AsyncLocalStorage by the same function, in all phases of a promise.
 */
const { promiseHooks } = require('node:v8');

const { createHook } = promiseHooks;
promiseHooks.createHook = (hooks) => (hooks.before ? createHook(hooks) : () => undefined);

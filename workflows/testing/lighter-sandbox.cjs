/**
 * Loaded first (`node --require`) by processes that run workflows in tests. Leaves out what costs the SDK's sandbox most,
 * and what no test needs: half of a replay's computing.
 */
const { promiseHooks } = require('node:v8');
const { Script } = require('node:vm');

// The stack of each promise, for the query `__stack_trace`. Node itself follows AsyncLocalStorage by the same function,
// in all phases of a promise.
const { createHook } = promiseHooks;
promiseHooks.createHook = (hooks) => (hooks.before ? createHook(hooks) : () => undefined);

// The time limit of each call into the sandbox, for which Node starts a thread each time. A test that hangs is ended.
const { runInContext } = Script.prototype;
Script.prototype.runInContext = function (context, options) {
  return runInContext.call(this, context, { ...options, timeout: undefined });
};

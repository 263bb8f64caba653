// A test that fails on a busy machine and passes at once is told by name, not red (docs/decisions/0037).
jest.retryTimes(1, { logErrorsBeforeRetry: true, retryImmediately: true });

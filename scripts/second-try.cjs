// One of thousands of tests that wait for servers fails on a busy machine. It is tried again, and the run names it.
if (process.env.SECOND_TRY) jest.retryTimes(1, { logErrorsBeforeRetry: true });

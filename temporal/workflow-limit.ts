/**
 * How long workflow code may run in one piece, for `Worker.create`: the SDK takes this option without listing it. Its
 * default is 5 s, and Node often ends the whole process when a script's time is up (nodejs/node#38503). So the limit is
 * for endless loops only: a busy machine may stop a worker for seconds.
 */
export const workflowLimit = { isolateExecutionTimeout: '1 minute' };

/** What can go wrong during set-up. Each has a message that says what to do. */
export type ProblemCode =
  | 'port_busy'
  | 'tool_missing'
  | 'disk_full'
  | 'data_of_other_version'
  | 'already_running'
  | 'process_died'
  | 'stopped'
  | 'not_ready'
  | 'folder_unreachable'
  | 'build_failed'
  | 'download_failed'
  | 'not_running'
  | 'bad_argument';

/** A set-up problem that a person can solve: `message` is shown without a stack. */
export class SetupProblem extends Error {
  override readonly name = 'SetupProblem';
  constructor(
    readonly code: ProblemCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The message for any error: a SetupProblem's own, a full disk's, else the error's. */
export function sentenceFor(error: unknown): string {
  if (error instanceof SetupProblem) return error.message;
  if (isFullDisk(error)) return fullDisk().message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** The problem of a full disk. `folder` names where space is needed. */
export function fullDisk(folder = 'this checkout'): SetupProblem {
  return new SetupProblem(
    'disk_full',
    `The disk of ${folder} is full: the shop needs 500 MB of room for its database, builds and logs. Free some space, then start again.`,
  );
}

/** Whether a write failed because the disk is full. */
export function isFullDisk(error: unknown): boolean {
  return (error as NodeJS.ErrnoException | undefined)?.code === 'ENOSPC';
}

/** The operator's command in production: the environment of a worker says which shop (docs/operations.md). */
import { CommandError, shopCommand } from './command';
import { leaveWithReader } from './reader';

leaveWithReader();
shopCommand(process.argv.slice(2), process.env, console.log).then(
  (exitCode) => {
    process.exitCode = exitCode;
  },
  (error: unknown) => {
    console.error(error instanceof CommandError ? error.message : error);
    process.exitCode = 1;
  },
);

/** Migrates and seeds the database of the environment, once, before the API and the workers start in production. */
import { prepareDatabase } from './database';

prepareDatabase(process.env).then(
  ({ migrations, adminCreated }) => {
    const done = migrations.length === 0 ? 'The schema was up to date.' : `Ran ${migrations.join(', ')}.`;
    process.stdout.write(`${done}${adminCreated ? ' Made the administrator "admin".' : ''}\n`);
  },
  (error: Error) => {
    process.stderr.write(`The database could not be prepared:\n- ${error.message}\n`);
    process.exitCode = 1;
  },
);

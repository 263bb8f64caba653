/** Migrates and seeds the database of the environment, once, before the API and the workers start in production. */
import { prepareDatabase } from './database';

prepareDatabase(process.env).then(
  ({ migrations, adminCreated, providerIgnored }) => {
    const done = migrations.length === 0 ? 'The schema was up to date.' : `Ran ${migrations.join(', ')}.`;
    process.stdout.write(`${done}${adminCreated ? ' Made the administrator "admin".' : ''}\n`);
    if (providerIgnored)
      process.stdout.write(
        'PROVIDER_URL and PROVIDER_KEY differ from the first panel and are ignored: somebody changed it in the back office. Change it there.\n',
      );
  },
  (error: Error) => {
    process.stderr.write(`The database could not be prepared:\n- ${error.message}\n`);
    process.exitCode = 1;
  },
);

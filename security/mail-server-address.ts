import { z } from 'zod';

/**
 * A server, and perhaps a query. Without the check of what follows the server, `smtp://user:12/x@host` would be read as
 * the server `user` with a path.
 */
const form = /^smtps?:\/\/[^/?#]+\/?(\?[^@#]*)?$/i;

/** The address of a mail server with its login. An error never repeats it, because it contains the password. */
export const mailServerAddress = z
  .string('is missing: set it to smtps://user:password@host:port')
  .refine(
    (text) => form.test(text) && URL.canParse(text),
    'must be smtps://user:password@host:port, with % / ? # of user and password as %25 %2F %3F %23',
  );

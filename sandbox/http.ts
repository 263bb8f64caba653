import type { NextFunction, Request, Response } from 'express';

/** Refuses changes that another website's page tries to make through the person's browser. */
export function sameSiteOnly(request: Request, response: Response, next: NextFunction): void {
  const changes = request.method !== 'GET' && request.method !== 'HEAD';
  if (changes && request.get('sec-fetch-site') === 'cross-site') {
    response.status(403).json({ error: 'Send this from the sandbox page itself, or with curl.' });
    return;
  }
  next();
}

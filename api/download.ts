import type { Response } from 'express';

/** Makes an answer a file of this name, which nobody on the way may keep. */
export function asFile(response: Response, type: string, name: string): Response {
  return response
    .type(type)
    .set('Cache-Control', 'private, no-store')
    .set('Content-Disposition', `attachment; filename="${name}"`);
}

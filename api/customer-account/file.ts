import type { Response } from 'express';
import type { Db } from '#db/pool.ts';
import { readSettings } from '#db/settings.ts';
import { asFile } from '../download';
import { customerData } from './file-sql';

/** Answers with everything stored about an address, as a JSON file: the same for customer and administrator. */
export async function sendCustomerFile(db: Db, response: Response, email: string, now: Date): Promise<void> {
  const [{ shopName }, stored] = await Promise.all([readSettings(db), customerData(db, email)]);
  asFile(response, 'application/json', dataFileName(shopName, now)).end(
    JSON.stringify({ shop: shopName, email, madeAt: now.toISOString(), ...stored }, null, 2),
  );
}

/** e.g. `fanzeo-datos-2026-11-21.json`; only characters that every file system accepts. */
function dataFileName(shopName: string, now: Date): string {
  const shop =
    shopName
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, 40) || 'shop';
  return `${shop}-datos-${now.toISOString().slice(0, 10)}.json`;
}

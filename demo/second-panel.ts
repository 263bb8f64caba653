import { addPanelLike } from '../db/providers';
import type { DemoShop } from './shop';

/** The package whose orders may go to the second panel. */
export const secondPanelService = 206;
const name = 'Panel de reserva (demostración)';

/** Adds a fallback for the package's own panel: the sandbox's, with its other protocol. Safe to run again. */
export async function addSecondPanel({ db, keyring, panelUrl }: DemoShop): Promise<void> {
  const { rowCount } = await db.query('SELECT FROM providers WHERE name = $1', [name]);
  const baseUrl = new URL('/rest/v1', panelUrl).href;
  if (rowCount === 0) await addPanelLike(db, keyring, 1, { name, baseUrl, protocol: 'json-rest' });
  await db.query(
    `INSERT INTO service_alternatives (service_id, position, provider_id, provider_service_id)
     SELECT s.id, 1 + (SELECT count(*) FROM service_alternatives WHERE service_id = s.id), p.id, s.provider_service_id
     FROM services s, providers p WHERE s.id = $1 AND p.name = $2 ON CONFLICT DO NOTHING`,
    [secondPanelService, name],
  );
}

/** Removes it; if a real order went there, it only stops taking orders. */
export async function removeSecondPanel({ db }: DemoShop): Promise<void> {
  const ofIt = '(SELECT id FROM providers WHERE name = $1)';
  await db.query(`DELETE FROM service_alternatives WHERE provider_id IN ${ofIt}`, [name]);
  await db.query('UPDATE providers SET active = false WHERE name = $1', [name]);
  await db.query(
    `DELETE FROM provider_calls WHERE provider_id IN ${ofIt} AND provider_id NOT IN (SELECT provider_id FROM submissions)`,
    [name],
  );
  await db.query(
    'DELETE FROM providers WHERE name = $1 AND id NOT IN (SELECT provider_id FROM submissions)',
    [name],
  );
}

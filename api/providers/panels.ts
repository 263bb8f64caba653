import { type Exchange, exchange, keepCall } from '#activities/panel-calls.ts';
import type { Catalogue, PanelBalance } from '#domain/panel-services.ts';
import type { ProviderProtocol } from '#domain/provider.ts';
import type { Deps } from '../deps';

/** A panel to call while an administrator waits. Without an id it isn't stored. */
export interface PanelAccess {
  id?: number;
  baseUrl: string;
  apiKey: string;
  protocol: ProviderProtocol;
}

/** No usable answer: the panel's words if it refused, else why. */
export interface Complaint {
  complaint: string;
  /** The panel itself refused. */
  refused: boolean;
}

interface Asked<T> {
  said: T | Complaint;
  asked: Exchange;
  ok: boolean;
}

/** Reads the whole catalogue. Orders nothing, changes nothing. */
export async function askServices(panel: PanelAccess, env: Deps['env']): Promise<Asked<Catalogue>> {
  const asked = await ask(panel, 'services', env);
  const said = asked.protocol.readServices(asked.answer);
  return { asked, said: 'complaint' in said ? complained(said, asked) : said, ok: 'services' in said };
}

/** Reads the balance. */
export async function askBalance(panel: PanelAccess, env: Deps['env']): Promise<Asked<PanelBalance>> {
  const asked = await ask(panel, 'balance', env);
  const said = asked.protocol.readBalance(asked.answer);
  return { asked, said: 'complaint' in said ? complained(said, asked) : said, ok: 'balance' in said };
}

/** Calls a panel; calls to a stored one are logged. */
export async function askKept<T>(
  { db, env, logger }: Pick<Deps, 'db' | 'env' | 'logger'>,
  panel: PanelAccess,
  question: (panel: PanelAccess, env: Deps['env']) => Promise<Asked<T>>,
): Promise<T | Complaint> {
  const { said, asked, ok } = await question(panel, env);
  const failed = (error: unknown) => logger.warn({ err: error }, 'call to a panel not logged');
  if (panel.id !== undefined) await keepCall(db, asked, ok, {}, { failed });
  return said;
}

function ask(
  { id = 0, ...panel }: PanelAccess,
  action: 'services' | 'balance',
  env: Deps['env'],
): Promise<Exchange> {
  return exchange({ id, ...panel }, { action }, env.PROVIDER_TIMEOUT_MS, env.PROVIDER_ADDRESSES);
}

function complained({ complaint }: { complaint: string }, { answer }: Exchange): Complaint {
  return { complaint, refused: answer.kind === 'answered' && !complaint.startsWith('unexpected answer') };
}

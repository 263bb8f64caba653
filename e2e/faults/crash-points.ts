import { Client } from 'pg';

/** A delayed write of the shop: `when` is a condition on the row, in SQL. */
export interface HeldWrite {
  on: 'INSERT' | 'UPDATE';
  table: string;
  when: string;
}

/** First half of the advisory locks that delay writes. */
const arrivals = 4711;
const gate = 4712;

/**
 * Delays single writes, so that a process can be killed just before a row is committed. A trigger of the test waits in
 * the shop's transaction, so the shop needs no test code. It does not wait for a lock, because the shop gives up on
 * locks after seconds.
 */
export class CrashPoints {
  private constructor(
    private readonly db: Client,
    private readonly keeper: Client,
    private readonly held: readonly HeldWrite[],
  ) {}

  /** `ownerUrl`: only a table's owner may give it a trigger. */
  static async hold(ownerUrl: string, writes: readonly HeldWrite[]): Promise<CrashPoints> {
    const [db, keeper] = [
      new Client({ connectionString: ownerUrl }),
      new Client({ connectionString: ownerUrl }),
    ];
    await Promise.all([db.connect(), keeper.connect()]);
    await keeper.query('SELECT pg_advisory_lock($1, 0)', [gate]);
    for (const [index, { on, table, when }] of writes.entries())
      await db.query(
        `CREATE FUNCTION crash_point_${index}() RETURNS trigger LANGUAGE plpgsql AS $$
         BEGIN
           IF ${when} THEN
             PERFORM pg_advisory_xact_lock_shared(${arrivals}, ${index});
             WHILE NOT pg_try_advisory_xact_lock_shared(${gate}, 0) LOOP PERFORM pg_sleep(0.05); END LOOP;
           END IF;
           RETURN NEW;
         END $$;
         CREATE TRIGGER crash_point_${index} BEFORE ${on} ON ${table}
           FOR EACH ROW EXECUTE FUNCTION crash_point_${index}();`,
      );
    return new CrashPoints(db, keeper, writes);
  }

  /** Which of the writes are waiting now, by their index in the list. */
  async reached(): Promise<number[]> {
    const { rows } = await this.db.query<{ index: number }>(
      `SELECT DISTINCT objid::integer AS index FROM pg_locks
       WHERE locktype = 'advisory' AND classid = $1 AND granted ORDER BY index`,
      [arrivals],
    );
    return rows.map(({ index }) => index);
  }

  /** Rolls back the waiting ones, whose process is dead without Postgres noticing, and lets all others through. */
  async release(): Promise<void> {
    await this.db.query(
      `SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND classid = $1`,
      [arrivals],
    );
    for (const [index, { table }] of this.held.entries())
      await this.db.query(
        `DROP TRIGGER crash_point_${index} ON ${table}; DROP FUNCTION crash_point_${index}();`,
      );
    await Promise.all([this.db.end(), this.keeper.end()]);
  }
}

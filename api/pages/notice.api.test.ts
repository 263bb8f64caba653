import { writeSettings } from '#db/settings.ts';
import { adminSaveSettings, adminSettings } from '#domain/calls/admin-settings.ts';
import { es } from '#web/i18n/es/index.ts';
import { administrator } from '../testing/administrator';
import { browser } from '../testing/browser';
import { fileDatabase } from '../testing/database';
import { eventually, seldom } from '../testing/wait';

const db = fileDatabase();

const page = async (path: string) => String((await browser().send('GET', path)).body);

test('a notice is on the next page of its language, and not in compliance mode if it names what is sold', async () => {
  const admin = await administrator();
  const { notice } = (await admin.call(adminSettings, {})).sections;
  const text = `Más seguidores desde el lunes ${Math.random().toString(36).slice(2, 8)}`;
  try {
    await admin.call(adminSaveSettings.notice, {
      body: {
        version: notice.version,
        values: { ...notice.values, texts: { es: text, fr: null, it: null } },
      },
    });
    await eventually(async () => expect(await page('/es/faq')).toContain(`>${text}</span>`), seldom);
    expect(await page('/fr/faq')).not.toContain(text);
    // A visitor from an advertisement (S1 §4).
    expect(await page('/es/faq?gclid=1')).not.toContain(`>${text}</span>`);
  } finally {
    await writeSettings(db, { notice: notice.values });
  }
});

test('pages say that deliveries start late while a panel without a substitute is down', async () => {
  const awaySince = (since: string | null) =>
    db.query(
      `INSERT INTO provider_health (provider_id, failures, away_since)
       SELECT provider_id, 3, now() - $1::interval FROM services WHERE active LIMIT 1
       ON CONFLICT (provider_id) DO UPDATE SET away_since = excluded.away_since`,
      [since],
    );
  const { rows: before } = await db.query('SELECT provider_id FROM provider_health');
  try {
    await awaySince('2 hours');
    await eventually(async () => expect(await page('/es/faq')).toContain(es.shell.deliveriesLate), seldom);
    await awaySince('2 minutes');
    await eventually(
      async () => expect(await page('/es/faq')).not.toContain(es.shell.deliveriesLate),
      seldom,
    );
  } finally {
    await db.query('DELETE FROM provider_health WHERE NOT provider_id = ANY ($1)', [
      before.map((row) => row.provider_id),
    ]);
  }
});

test('an end before the start is refused at its field', async () => {
  const admin = await administrator();
  const { notice } = (await admin.call(adminSettings, {})).sections;
  const values = { ...notice.values, from: '2026-12-02T10:00:00.000Z', until: '2026-12-01T10:00:00.000Z' };
  const refused = await admin.send('PUT', '/api/admin/settings/notice', {
    body: { version: notice.version, values },
  });
  expect(refused).toMatchObject({
    status: 400,
    body: { fields: { 'values.until': expect.stringContaining('posterior') } },
  });
});

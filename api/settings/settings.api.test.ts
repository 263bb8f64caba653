import { lockSettings, readSettings, writeSettings } from '#db/settings.ts';
import { adminSaveSettings, adminSettings } from '#domain/calls/admin-settings.ts';
import { stripeConfig } from '#domain/calls/shop.ts';
import { administrator, logInAs } from '../testing/administrator';
import { type Browser, browser } from '../testing/browser';
import { fileDatabase } from '../testing/database';
import { eventually } from '../testing/wait';

const db = fileDatabase();

const sectionsFor = async (admin: Browser) => (await admin.call(adminSettings, {})).sections;

it('a saved name is on the next page and in the next answer; before and after are in the audit log [S1-2.15.121]', async () => {
  const admin = await administrator();
  const { shop } = await sectionsFor(admin);
  const shopName = `Tienda ${Math.random().toString(36).slice(2, 8)}`;
  let version = shop.version;
  try {
    ({ version } = await admin.call(adminSaveSettings.shop, {
      body: { version, values: { ...shop.values, shopName } },
    }));
    expect((await browser().call(stripeConfig, {})).shopName).toBe(shopName);
    await eventually(async () => {
      expect((await browser().send('GET', '/es/faq')).body).toContain(`· ${shopName}</title>`);
    });
    const { rows } = await db.query(
      "SELECT before, after FROM audit_log WHERE subject = 'settings/shop' ORDER BY id DESC LIMIT 1",
    );
    expect(rows[0]).toMatchObject({ before: shop.values, after: { shopName } });
  } finally {
    await admin.call(adminSaveSettings.shop, { body: { version, values: shop.values } });
  }
});

it('of two administrators in parallel one saves; the other is refused with the newer values, and writes nothing [S1-2.15.120]', async () => {
  const [one, other] = [await administrator(), await administrator()];
  const { retention } = await sectionsFor(one);
  const save = (admin: Browser, logDays: number, version = retention.version) =>
    admin.send('PUT', '/api/admin/settings/retention', {
      body: { version, values: { ...retention.values, logDays } },
    });
  try {
    const answers = await Promise.all([save(one, 41), save(other, 42)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)?.body as {
      code: string;
      details: { values: { logDays: number }; version: string };
    };
    const { logDays } = (await readSettings(db)).retention;
    expect(refused).toMatchObject({ code: 'settings_changed', details: { values: { logDays } } });
    // With the newer version they may save.
    expect((await save(other, 43, refused.details.version)).status).toBe(200);
  } finally {
    await writeSettings(db, { retention: retention.values });
  }
});

it('a time of purchases leaves the other times unchanged, and a lifetime has no end [S1-2.15.119]', async () => {
  const admin = await administrator();
  const { purchase } = await readSettings(db);
  const { guarantee } = await sectionsFor(admin);
  try {
    const { version } = await admin.call(adminSaveSettings.guarantee, {
      body: { version: guarantee.version, values: { ...guarantee.values, guaranteeSeconds: 86_400 } },
    });
    expect((await readSettings(db)).purchase).toEqual({ ...purchase, guaranteeSeconds: 86_400 });
    await admin.call(adminSaveSettings.guarantee, {
      body: { version, values: { ...guarantee.values, guaranteeSeconds: null } },
    });
    expect((await readSettings(db)).purchase).not.toHaveProperty('guaranteeSeconds');
  } finally {
    await writeSettings(db, { purchase });
  }
});

it('a banner cannot announce a code that is not valid for everybody, and no e-mail about the payment comes after the end [S1-2.15.123]', async () => {
  const admin = await administrator();
  const { banner, reminders } = await sectionsFor(admin);
  const code = 'NOSUCHCODE';
  const useless = await admin.refused(adminSaveSettings.banner, {
    body: { version: banner.version, values: { ...banner.values, enabled: true, code } },
  });
  expect(useless.body.fields).toEqual({ 'values.code': expect.stringContaining('no existe') });
  const late = await admin.refused(adminSaveSettings.reminders, {
    body: {
      version: reminders.version,
      values: { ...reminders.values, reminderAfterSeconds: 7200, abandonAfterSeconds: 3600 },
    },
  });
  expect(late.body.fields).toEqual({
    'values.abandonAfterSeconds': 'La compra debe cerrarse después del recordatorio',
  });
  const tooLate = await admin.refused(adminSaveSettings.reminders, {
    body: {
      version: reminders.version,
      values: { ...reminders.values, abandonAfterSeconds: 86_400, paymentFailedMailAfterSeconds: 86_400 },
    },
  });
  expect(tooLate.body.fields).toEqual({
    'values.paymentFailedMailAfterSeconds': 'El aviso debe salir antes de que se cierre la compra',
  });
  expect(await sectionsFor(admin)).toMatchObject({ banner, reminders });
});

it('colour and logo reach the pages; the colour as readable shades [S1-2.15.122]', async () => {
  const admin = await administrator();
  const { appearance } = await sectionsFor(admin);
  let { version } = appearance;
  try {
    ({ version } = await admin.call(adminSaveSettings.appearance, {
      body: { version, values: { logoText: 'Marca', accent: '#0b7a75' } },
    }));
    await eventually(async () => {
      const { body } = await browser().send('GET', '/es/faq');
      expect(body).toContain('--accent-from:#0b7a75');
      expect(body).toContain('>Marca<');
    });
    expect((await browser().send('GET', '/admin')).body).not.toContain('--accent-from:#0b7a75');
  } finally {
    await admin.call(adminSaveSettings.appearance, { body: { version, values: appearance.values } });
  }
});

it('support and read-only view the settings; only administrators save [S1-2.15.124]', async () => {
  const support = await logInAs(db, 'support');
  const { offer } = await sectionsFor(support);
  const refused = await support.refused(adminSaveSettings.offer, {
    body: { version: offer.version, values: { upsellVariantBPercent: 50 } },
  });
  expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden' } });
});

it('a save waits for the running one', async () => {
  const admin = await administrator();
  const { delivery } = await sectionsFor(admin);
  const client = await db.connect();
  try {
    await client.query('BEGIN');
    await lockSettings(client);
    const saving = admin.send('PUT', '/api/admin/settings/delivery', {
      body: { version: delivery.version, values: delivery.values },
    });
    const waiting = "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted";
    await eventually(async () => expect((await db.query(waiting)).rowCount).toBeGreaterThan(0));
    await client.query('COMMIT');
    expect((await saving).status).toBe(200);
  } finally {
    client.release();
  }
});

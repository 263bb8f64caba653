import { randomBytes } from 'node:crypto';
import { adminChangePassword } from '#domain/calls/admin-account.ts';
import { adminOrders } from '#domain/calls/admin-order-list.ts';
import { adminLogin } from '#domain/calls/admin-session.ts';
import { adminSaveSettings, adminSettings } from '#domain/calls/admin-settings.ts';
import { services } from '#domain/calls/shop.ts';
import { browser } from '../api/testing/browser';
import { emptyDatabase, migratedDatabase, type OwnDatabase } from '../api/testing/own-database';
import { ownShop } from '../api/testing/shop';
import { createPool } from '../db/pool';
import { readSettings, writeSettings } from '../db/settings';
import { prepareDatabase } from './database';
import { refuseOtherSchema } from './postgres';

/** The variables of a production shop's database job, on a test's own database. */
function productionEnv(own: OwnDatabase) {
  return {
    ...process.env,
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://shop.fanzeo-boutique.com',
    DATABASE_URL: own.url,
    DATABASE_OWNER_URL: own.ownerUrl,
    ADMIN_PASSWORD: randomBytes(12).toString('hex'),
    SELLER_LEGAL_NAME: 'Fanzeo Boutique SL',
    SELLER_TAX_ID: 'B12345674',
    SELLER_ADDRESS: 'Calle Mayor 1, 28013 Madrid',
    SELLER_EMAIL: 'hola@fanzeo-boutique.com',
    SUPPORT_EMAIL: 'hola@fanzeo-boutique.com',
    PROVIDER_URL: 'https://panel.fanzeo-boutique.com/api/v2',
    // Nothing of the stand-ins.
    PROVIDER_ADDRESSES: undefined,
    STRIPE_API_BASE: undefined,
    STRIPE_JS_URL: undefined,
    STRIPE_SECRET_KEY: undefined,
    STRIPE_PUBLISHABLE_KEY: undefined,
    STRIPE_WEBHOOK_SECRET: undefined,
    INSTAGRAM_BASE_URL: undefined,
    SMTP_URL: undefined,
    MAIL_FROM: undefined,
  };
}

test('a new production shop has no struck-through prices, and its administrator first changes the password [V10]', async () => {
  const own = await emptyDatabase();
  const env = productionEnv(own);
  const password = env.ADMIN_PASSWORD;
  try {
    expect((await prepareDatabase(env)).adminCreated).toBe(true);
    // As every start of the compose file does.
    const again = { migrations: [], adminCreated: false, providerIgnored: false };
    expect(await prepareDatabase(env)).toEqual(again);
    const rotated = { ...env, PROVIDER_KEY: `${'k'.repeat(28)}9999` };
    expect(await prepareDatabase(rotated)).toEqual(again);
    const pool = createPool(own.url, () => undefined, { max: 1 });
    // As if somebody had entered that key in the back office.
    await pool.query('UPDATE providers SET follows_environment = false');
    await pool.end();
    expect(await prepareDatabase(rotated)).toEqual(again);
    expect(await prepareDatabase(env)).toEqual({ ...again, providerIgnored: true });
    const shop = await ownShop({ DATABASE_URL: env.DATABASE_URL });
    try {
      const { services: onSale } = await browser(shop.url).call(services);
      expect(onSale.length).toBeGreaterThan(30);
      expect(onSale.filter((one) => one.regularPriceCents !== one.priceCents)).toEqual([]);
      const admin = browser(shop.url);
      const { session } = await admin.call(adminLogin, { body: { username: 'admin', password } });
      expect(session?.mustChangePassword).toBe(true);
      expect((await admin.refused(adminOrders)).body.code).toBe('password_change_needed');
      const change = (newPassword: string) => ({ body: { oldPassword: password, newPassword } });
      for (const bad of ['corta', 'password1234', password])
        expect((await admin.refused(adminChangePassword, change(bad))).body.code).toBe('validation_failed');
      await admin.call(adminChangePassword, change('mesa verde con lluvia'));
      await admin.call(adminOrders);
    } finally {
      await shop.close();
    }
  } finally {
    await own.drop();
  }
});

describe('the example seller', () => {
  const example = {
    seller: {
      legalName: 'Prueba',
      taxId: 'B00000000',
      address: 'Calle 1',
      email: 'a@b.example',
      sample: true,
    },
    supportEmail: 'soporte@fanzeo.example',
  };

  test('is replaced when the database of a production shop is prepared again, what was entered is not [V38]', async () => {
    const own = await migratedDatabase();
    const pool = createPool(own.url, () => undefined, { max: 1 });
    try {
      await prepareDatabase(productionEnv(own));
      await writeSettings(pool, example);
      await prepareDatabase(productionEnv(own));
      const { seller, supportEmail } = await readSettings(pool);
      expect(seller).toMatchObject({ legalName: 'Fanzeo Boutique SL', sample: false });
      expect(supportEmail).toBe('hola@fanzeo-boutique.com');
      await writeSettings(pool, {
        seller: { ...seller, legalName: 'Otra SL' },
        supportEmail: 'ana@fanzeo-boutique.com',
      });
      await prepareDatabase(productionEnv(own));
      expect(await readSettings(pool)).toMatchObject({
        seller: { legalName: 'Otra SL' },
        supportEmail: 'ana@fanzeo-boutique.com',
      });
    } finally {
      await pool.end();
      await own.drop();
    }
  });

  test('cannot be saved in a production shop, whose processes would not start again [V38]', async () => {
    const own = await migratedDatabase();
    const env = productionEnv(own);
    await prepareDatabase(env);
    const shop = await ownShop({
      NODE_ENV: 'production',
      DATABASE_URL: own.url,
      PUBLIC_URL: env.PUBLIC_URL,
      STRIPE_API_BASE: '',
      STRIPE_JS_URL: '',
      PROVIDER_ADDRESSES: '',
      PROVIDER_URL: '',
      INSTAGRAM_BASE_URL: '',
      INSTAGRAM_GRAPH_TOKEN: 'token',
      INSTAGRAM_GRAPH_USER_ID: '7',
      MAIL_FROM: 'hola@fanzeo-boutique.com',
      STRIPE_SECRET_KEY: `sk_live_${randomBytes(12).toString('hex')}`,
      STRIPE_PUBLISHABLE_KEY: `pk_live_${randomBytes(12).toString('hex')}`,
      STRIPE_WEBHOOK_SECRET: `whsec_${randomBytes(12).toString('hex')}`,
    });
    try {
      await shop.db.query('UPDATE admins SET must_change_password = false');
      const admin = browser(shop.url);
      await admin.call(adminLogin, { body: { username: 'admin', password: env.ADMIN_PASSWORD } });
      const { sections } = await admin.call(adminSettings);
      const refusedSeller = await admin.refused(adminSaveSettings.seller, {
        body: { version: sections.seller.version, values: example.seller },
      });
      expect(Object.keys(refusedSeller.body.fields ?? {}).sort()).toEqual([
        'values.email',
        'values.sample',
        'values.taxId',
      ]);
      const { supportEmail } = example;
      const refusedShop = await admin.refused(adminSaveSettings.shop, {
        body: { version: sections.shop.version, values: { ...sections.shop.values, supportEmail } },
      });
      expect(refusedShop.body.fields).toEqual({ 'values.supportEmail': expect.stringContaining('ejemplo') });
      const legalName = 'Otra SL';
      await admin.call(adminSaveSettings.seller, {
        body: { version: sections.seller.version, values: { ...sections.seller.values, legalName } },
      });
    } finally {
      await shop.close();
      await own.drop();
    }
  });
});

test('a local start refuses the data of another branch and names both ways out', async () => {
  const own = await migratedDatabase();
  const owner = createPool(own.ownerUrl, () => undefined, { max: 1 });
  const recorded = (name: string) =>
    owner.query('INSERT INTO schema_migrations (name, run_on) VALUES ($1, now())', [name]);
  try {
    await expect(refuseOtherSchema(own.ownerUrl, '.data')).resolves.toBeUndefined();
    await owner.query('DELETE FROM schema_migrations WHERE name = (SELECT max(name) FROM schema_migrations)');
    await expect(refuseOtherSchema(own.ownerUrl, '.data')).resolves.toBeUndefined();
    // Of a branch that has not been merged, or of a newer checkout.
    await recorded('9999_other_branch');
    await expect(refuseOtherSchema(own.ownerUrl, '.data')).rejects.toMatchObject({
      code: 'data_of_other_version',
      message: expect.stringMatching(/^\.data .*9999_other_branch.*move the folder away.*SHOP_DATA_DIR=/is),
    });
    // A migration that a merge put before one that has run.
    await owner.query(
      `DELETE FROM schema_migrations WHERE name IN ('9999_other_branch', '0093_spent_less_disputes')`,
    );
    await recorded('0094_refunds_undelivered');
    await expect(refuseOtherSchema(own.ownerUrl, '.data')).rejects.toThrow(/0093_spent_less_disputes/);
  } finally {
    await owner.end();
    await own.drop();
  }
});

test('a local start has nothing to refuse in an empty database', async () => {
  const own = await emptyDatabase();
  try {
    await expect(refuseOtherSchema(own.ownerUrl, '.data')).resolves.toBeUndefined();
  } finally {
    await own.drop();
  }
});

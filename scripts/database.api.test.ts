import { randomBytes } from 'node:crypto';
import { adminChangePassword } from '#domain/calls/admin-account.ts';
import { adminOrders } from '#domain/calls/admin-order-list.ts';
import { adminLogin } from '#domain/calls/admin-session.ts';
import { services } from '#domain/calls/shop.ts';
import { browser } from '../api/testing/browser';
import { emptyDatabase } from '../api/testing/own-database';
import { ownShop } from '../api/testing/shop';
import { createPool } from '../db/pool';
import { prepareDatabase } from './database';

test('a new production shop has no struck-through prices, and its administrator first changes the password [V10]', async () => {
  const own = await emptyDatabase();
  const password = randomBytes(12).toString('hex');
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://shop.fanzeo-boutique.com',
    DATABASE_URL: own.url,
    DATABASE_OWNER_URL: own.ownerUrl,
    ADMIN_PASSWORD: password,
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

import { randomBytes } from 'node:crypto';
import { prepareDatabase } from './database';

const random = (bytes: number) => randomBytes(bytes).toString('hex');
const url = (role: string) => `postgres://${role}:${random(16)}@127.0.0.1:1/shop`;

/** A complete production environment; only the database can't be reached. */
const real = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://shop.fanzeo-boutique.com',
  DATABASE_URL: url('shop_app'),
  DATABASE_OWNER_URL: url('shop'),
  ENCRYPTION_KEYS: `k1:${randomBytes(32).toString('base64')}`,
  PROVIDER_URL: 'https://panel.fanzeo-boutique.com/api/v2',
  PROVIDER_KEY: random(16),
  PROVIDER_SERVICE_EUROPE: '1',
  PROVIDER_SERVICE_SPAIN: '2',
  PROVIDER_SERVICE_LIKES: '3',
  PROVIDER_SERVICE_VIEWS: '4',
  ADMIN_PASSWORD: random(12),
  SELLER_LEGAL_NAME: 'Fanzeo Boutique SL',
  SELLER_TAX_ID: 'B12345674',
  SELLER_ADDRESS: 'Calle Mayor 1, 28013 Madrid',
  SELLER_EMAIL: 'hola@fanzeo-boutique.com',
  SUPPORT_EMAIL: 'hola@fanzeo-boutique.com',
};

describe('the database of a production shop', () => {
  it('is prepared with a complete environment', async () => {
    await expect(prepareDatabase(real)).rejects.toThrow(/ECONNREFUSED/);
  });

  it.each([
    ['without a separate owner', { DATABASE_OWNER_URL: '' }, /DATABASE_OWNER_URL is missing/],
    ['by the role that serves the shop', { DATABASE_OWNER_URL: url('shop_app') }, /names the same role/],
    ['by an owner with a weak password', { DATABASE_OWNER_URL: 'postgres://shop:shop@db/shop' }, /weak/],
    // Twelve characters, but a common password.
    [
      'with a common password of the administrator',
      { ADMIN_PASSWORD: 'password1234' },
      /ADMIN_PASSWORD is weak/,
    ],
    ['without a seller', { SELLER_TAX_ID: '' }, /^SELLER_TAX_ID is missing or not valid: set it$/],
    ['with a short one', { ADMIN_PASSWORD: 'mesa verde' }, /ADMIN_PASSWORD is weak/],
  ])('is not prepared %s [V10]', async (_name, over, complaint) => {
    await expect(prepareDatabase({ ...real, ...over })).rejects.toThrow(complaint);
  });
});

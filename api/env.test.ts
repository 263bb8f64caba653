import { EnvironmentError, readApiEnv } from './env';

const good = {
  DATABASE_URL: 'postgres://shop@localhost/shop',
  TEMPORAL_ADDRESS: 'localhost:7233',
  ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 1).toString('base64')}`,
  SESSION_SECRET: 's'.repeat(32),
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1, whsec_2',
  INSTAGRAM_BASE_URL: 'http://localhost:4030',
};

describe('the environment of the API', () => {
  it('has defaults for what need not be set, and takes two webhook secrets', () => {
    const env = readApiEnv({ ...good, TRUST_PROXY: '' });
    expect(env).toMatchObject({ API_PORT: 3000, RATE_LIMIT_FACTOR: 1, TEMPORAL_NAMESPACE: 'default' });
    expect(env.STRIPE_WEBHOOK_SECRET).toEqual(['whsec_1', 'whsec_2']);
    expect(env.TRUST_PROXY).toBeUndefined();
  });

  it('takes several secrets of sessions, each as long as one', () => {
    const [old, next] = ['o'.repeat(32), 'n'.repeat(32)];
    const read = (text: string) => readApiEnv({ ...good, SESSION_SECRET: text }).SESSION_SECRET;
    expect(read(old)).toEqual([old]);
    expect(read(`${next}, ${old}`)).toEqual([next, old]);
    expect(() => read(`${next},`)).toThrow(/SESSION_SECRET is too short/);
  });

  it('says in one sentence per variable what to set', () => {
    const read = () =>
      readApiEnv({ ...good, DATABASE_URL: undefined, SESSION_SECRET: 'short', ENCRYPTION_KEYS: 'k1:abc' });
    expect(read).toThrow(EnvironmentError);
    expect(read).toThrow(/DATABASE_URL is missing/);
    expect(read).toThrow(/SESSION_SECRET is too short/);
    expect(read).toThrow(/ENCRYPTION_KEYS must be id:base64 pairs/);
  });

  it('takes the Graph API in place of a directory, but needs one of them', () => {
    const without = { ...good, INSTAGRAM_BASE_URL: '' };
    const graph = { ...without, INSTAGRAM_GRAPH_TOKEN: 't', INSTAGRAM_GRAPH_USER_ID: '7' };
    expect(readApiEnv(graph).INSTAGRAM_GRAPH_URL).toBe('https://graph.facebook.com/v25.0');
    expect(() => readApiEnv(without)).toThrow(/INSTAGRAM_BASE_URL is missing/);
    expect(() => readApiEnv({ ...graph, INSTAGRAM_GRAPH_USER_ID: '' })).toThrow(/both INSTAGRAM_GRAPH_TOKEN/);
    // Half a token is a mistake, also beside a directory.
    expect(() => readApiEnv({ ...good, INSTAGRAM_GRAPH_TOKEN: 't' })).toThrow(/INSTAGRAM_GRAPH_USER_ID/);
  });

  it('never repeats a secret in its complaints', () => {
    expect(() => readApiEnv({ ...good, SESSION_SECRET: 'hunter2' })).not.toThrow(/hunter2/);
  });

  it('takes a promotional host, and a measurement only as a whole', () => {
    expect(readApiEnv({ ...good, PROMO_HOST: 'Promo.Example' }).PROMO_HOST).toBe('promo.example');
    expect(() => readApiEnv({ ...good, PROMO_HOST: 'https://promo.example' })).toThrow(
      /PROMO_HOST must be a host name without port/,
    );
    const tag = { ANALYTICS_ID: 'G-1', ANALYTICS_SCRIPT_URL: 'https://tag.example/tag.js' };
    expect(
      readApiEnv({ ...good, ...tag, ANALYTICS_ORIGINS: 'https://a.example, https://*.b.example' }),
    ).toMatchObject({ ...tag, ANALYTICS_ORIGINS: ['https://a.example', 'https://*.b.example'] });
    expect(() => readApiEnv({ ...good, ANALYTICS_ID: 'G-1' })).toThrow(/ANALYTICS_SCRIPT_URL is missing/);
    expect(() => readApiEnv({ ...good, ANALYTICS_SCRIPT_URL: tag.ANALYTICS_SCRIPT_URL })).toThrow(
      /ANALYTICS_ID is missing/,
    );
    // A source of the content policy must not bring further ones, or a directive, along.
    expect(() =>
      readApiEnv({ ...good, ...tag, ANALYTICS_ORIGINS: "https://a.example; script-src 'x'" }),
    ).toThrow(/ANALYTICS_ORIGINS must be origins/);
  });

  it('takes a language model whole or not at all', () => {
    const model = { LLM_URL: 'https://llm.example/v1', LLM_MODEL: 'small' };
    expect(readApiEnv({ ...good, ...model })).toMatchObject(model);
    expect(() => readApiEnv({ ...good, LLM_URL: model.LLM_URL })).toThrow(/LLM_MODEL is missing/);
    expect(() => readApiEnv({ ...good, LLM_MODEL: 'small' })).toThrow(/LLM_URL is missing/);
  });
});

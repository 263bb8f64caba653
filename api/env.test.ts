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
  it('has defaults for optional variables, and accepts two webhook secrets', () => {
    const env = readApiEnv({ ...good, TRUST_PROXY: '' });
    expect(env).toMatchObject({ API_PORT: 3000, RATE_LIMIT_FACTOR: 1, TEMPORAL_NAMESPACE: 'default' });
    expect(env.STRIPE_WEBHOOK_SECRET).toEqual(['whsec_1', 'whsec_2']);
    expect(env.TRUST_PROXY).toBeUndefined();
  });

  it('accepts several session secrets, each as long as one', () => {
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

  it('accepts the Graph API in place of a directory, but needs one of them', () => {
    const without = { ...good, INSTAGRAM_BASE_URL: '' };
    const graph = { ...without, INSTAGRAM_GRAPH_TOKEN: 't', INSTAGRAM_GRAPH_USER_ID: '7' };
    expect(readApiEnv(graph).INSTAGRAM_GRAPH_URL).toBe('https://graph.facebook.com/v25.0');
    expect(() => readApiEnv(without)).toThrow(/INSTAGRAM_BASE_URL is missing/);
    expect(() => readApiEnv({ ...graph, INSTAGRAM_GRAPH_USER_ID: '' })).toThrow(/both INSTAGRAM_GRAPH_TOKEN/);
    // An incomplete token is a mistake, even with a directory.
    expect(() => readApiEnv({ ...good, INSTAGRAM_GRAPH_TOKEN: 't' })).toThrow(/INSTAGRAM_GRAPH_USER_ID/);
  });

  it('never repeats a secret in its error messages', () => {
    expect(() => readApiEnv({ ...good, SESSION_SECRET: 'hunter2' })).not.toThrow(/hunter2/);
  });

  it('accepts a promotional host, and only a complete measurement', () => {
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
    // A content-policy source must not smuggle in further sources or a directive.
    expect(() =>
      readApiEnv({ ...good, ...tag, ANALYTICS_ORIGINS: "https://a.example; script-src 'x'" }),
    ).toThrow(/ANALYTICS_ORIGINS must be origins/);
  });

  it('accepts a language model completely or not at all', () => {
    const model = { LLM_URL: 'https://llm.example/v1', LLM_MODEL: 'small' };
    expect(readApiEnv({ ...good, ...model })).toMatchObject(model);
    expect(() => readApiEnv({ ...good, LLM_URL: model.LLM_URL })).toThrow(/LLM_MODEL is missing/);
    expect(() => readApiEnv({ ...good, LLM_MODEL: 'small' })).toThrow(/LLM_URL is missing/);
  });
});

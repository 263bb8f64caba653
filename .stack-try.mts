import { startStack } from '/work/wt/shell/scripts/stack';
import { TEST_ENV, TEST_SETTINGS } from '/work/wt/shell/scripts/test-shop';
const ports = { api: 5200, postgres: 5201, temporal: 5202, temporalUi: 5203, payments: 5204, panel: 5205, instagram: 5206, smtp: 5207, inbox: 5208, analytics: 5209 };
const stack = await startStack({ dataDir: '/tmp/shell/data', ports, fast: true, env: { ...TEST_ENV, ...(process.env.TAG ? { ANALYTICS_ID: 'demo', ANALYTICS_SCRIPT_URL: 'http://localhost:5209/tag.js' } : {}) }, settings: TEST_SETTINGS, onStep: (s, n) => n.done && console.log(s, n) });
console.log('READY', JSON.stringify(stack.env.SHOP_URL));
process.on('SIGTERM', async () => { await stack.stop(); process.exit(0); });

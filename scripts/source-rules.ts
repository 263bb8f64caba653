/**
 * Rules for our own sources that neither the type check nor Biome has; other projects use semgrep or
 * eslint-plugin-security for this. `scripts/safe-sources.test.ts` applies them to every file except tests.
 */
export interface SourceRule {
  name: string;
  /** The files that it applies to, from the root of the checkout. */
  where: RegExp;
  /** The places in a file that break it. */
  breaks(source: string): string[];
  /** Files in which it may be broken, with the reason. */
  known?: Readonly<Record<string, string>>;
}

const everywhere = /./;
/** What runs in production. */
const product =
  /^(?:activities|api|db|domain|instagram|ops|purchases|receipts|security|temporal|web|worker|workflows)\//;
const server = /^(?:activities|api|db|ops|security|temporal)\//;

const matching = (pattern: RegExp) => (source: string) => source.match(pattern) ?? [];

/** The part of a request that a text names, e.g. `params.id`. */
const ofRequest = String.raw`\b(?:request|body|params|query|headers|cookies)\b[.?[]`;

export const sourceRules: readonly SourceRule[] = [
  {
    name: 'no code is made of text',
    where: product,
    breaks: matching(
      /\beval\(|\bnew Function\(|\bFunction\(['"`]|\bvm\.run|\bcompileFunction\(|\bset(?:Timeout|Interval)\(\s*['"`]/g,
    ),
    known: { 'api/pages/pre-render.ts': 'runs our own built pages' },
  },
  {
    name: 'no markup is made of text',
    where: /^(?:web|packages\/stripe-sandbox\/browser)\//,
    breaks: matching(
      /\.(?:inner|outer)HTML\s*\+?=(?!=)|insertAdjacentHTML\(|document\.write(?:ln)?\(|dangerouslySetInnerHTML|\bsrcDoc\b|createContextualFragment/gi,
    ),
    known: { 'web/pages/faq-page.tsx': 'data for search engines, in which faq-data.ts escapes each <' },
  },
  {
    name: 'a page in another window can not reach ours',
    where: product,
    breaks: (source) =>
      [...source.matchAll(/target=(?:"_blank"|\{?['"`]_blank)/g)]
        .map(({ index }) => source.slice(source.lastIndexOf('<', index), source.indexOf('>', index) + 1))
        .filter((tag) => !/\brel="[^"]*\bno(?:opener|referrer)\b/.test(tag)),
  },
  {
    name: 'a message to another window names its reader',
    where: everywhere,
    breaks: matching(/\bpostMessage\([^)]*['"]\*['"]/g),
  },
  {
    name: 'no shell runs what was put together',
    where: everywhere,
    breaks: matching(
      /import\s*(?:type\s*)?\{[^}]*\bexec(?:Sync)?\b[^}]*\}\s*from\s*['"](?:node:)?child_process['"]|\bshell:\s*(?:true|['"`])/g,
    ),
  },
  {
    name: 'no pattern is made of a request',
    where: product,
    breaks: matching(new RegExp(String.raw`new RegExp\([^)]*${ofRequest}`, 'g')),
  },
  {
    name: 'no file is named by a request',
    where: server,
    breaks: matching(
      new RegExp(
        String.raw`\b(?:readFile|writeFile|createReadStream|sendFile|join)(?:Sync)?\([^)]*${ofRequest}`,
        'g',
      ),
    ),
    known: { 'api/compressed.ts': 'lets plain names through alone' },
  },
  {
    name: 'no address of a request is asked',
    where: server,
    breaks: matching(new RegExp(String.raw`\bfetch\([^)]*${ofRequest}`, 'g')),
  },
  {
    name: 'no broken hash or cipher',
    where: everywhere,
    breaks: matching(/createHash\(\s*['"](?:md5|sha1)['"]|\bcreateCipher\(|['"]aes-\d+-(?:ecb|cbc)['"]/gi),
  },
  {
    name: 'every certificate is checked',
    where: everywhere,
    breaks: matching(/\brejectUnauthorized['"]?\s*:\s*false|NODE_TLS_REJECT_UNAUTHORIZED/g),
  },
  {
    name: 'no secret can be guessed',
    where: /^(?:api|db|ops|security|temporal)\//,
    breaks: matching(/\bMath\.random\b|\bpseudoRandomBytes\b/g),
    known: { 'api/event-stream.ts': 'spreads how long browsers wait' },
  },
  {
    name: 'no sign changes what a reader sees',
    where: everywhere,
    breaks: matching(/[\u202a-\u202e\u2066-\u2069]/g),
  },
  {
    name: 'no screen of the back office names an address of the API',
    where: /^web\/admin\//,
    breaks: matching(/['"`]\/api\//g),
  },
];

import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { cardSize } from '../api/pages/page-head';
import { type Language, languages } from '../domain/money';
import { BROWSER_ARGS, findBrowser } from './browser';

/**
 * Draws the picture that social networks show for a shared address, one per language, into web/public/social: `npx tsx
 * scripts/social-cards.ts`. It contains neither the shop's name, which is a setting, nor a network's, so that it works
 * in compliance mode too.
 */
const words: Record<Language, { headline: string; points: [string, string, string] }> = {
  es: {
    headline: 'Haz crecer tu perfil',
    points: ['Sin contraseña', 'Precio cerrado, IVA incluido', 'Seguimiento en directo'],
  },
  fr: {
    headline: 'Faites grandir votre profil',
    points: ['Sans mot de passe', 'Prix tout compris', 'Suivi en direct'],
  },
  it: {
    headline: 'Fai crescere il tuo profilo',
    points: ['Senza password', 'Prezzo fisso, IVA inclusa', 'Segui tutto in tempo reale'],
  },
};

const font = readFileSync(
  require.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
).toString('base64');

function page(language: Language): string {
  const { headline, points } = words[language];
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><style>
    @font-face { font-family: Inter; font-weight: 100 900; src: url(data:font/woff2;base64,${font}) }
    * { margin: 0; box-sizing: border-box }
    body { width: ${cardSize.width}px; height: ${cardSize.height}px; display: grid; grid-template-columns: 1fr 400px; align-items: center;
      padding: 80px; gap: 60px; color: #fff; font-family: Inter; background: linear-gradient(120deg, #2a46dd, #5337cf) }
    h1 { font-size: 82px; line-height: 1.05; font-weight: 800; letter-spacing: -0.03em; text-wrap: balance }
    ul { list-style: none; padding: 0; margin-top: 48px; display: grid; gap: 16px; font-size: 30px; font-weight: 600 }
    li { display: flex; gap: 16px; align-items: center }
    li::before { content: '✓'; display: grid; place-items: center; width: 40px; height: 40px; border-radius: 50%; background: rgb(255 255 255 / .18); font-size: 24px }
    svg { width: 400px }
  </style>
  <div><h1>${headline}</h1><ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul></div>
  <svg viewBox="0 0 400 400" fill="none">
    <rect x="0" y="0" width="400" height="400" rx="48" fill="#fff" fill-opacity=".1"/>
    ${[60, 96, 128, 172, 226].map((height, index) => `<rect x="${46 + index * 64}" y="${350 - height}" width="44" height="${height}" rx="12" fill="#fff" fill-opacity="${0.3 + index * 0.15}"/>`).join('')}
    <path d="M62 236 L132 190 L196 158 L262 108 L334 46" stroke="#fff" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"/>
    <path d="M296 44 L336 44 L336 84" stroke="#fff" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"/>
  </svg></html>`;
}

async function draw(): Promise<void> {
  const folder = join(__dirname, '../web/public/social');
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: BROWSER_ARGS,
  });
  const tab = await browser.newPage({ viewport: cardSize });
  for (const language of languages) {
    await tab.setContent(page(language));
    await tab.evaluate(() => document.fonts.ready.then(() => undefined));
    await tab.screenshot({ path: join(folder, `${language}.png`) });
  }
  await browser.close();
}

void draw();

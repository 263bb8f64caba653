import { ownTexts } from '#web/i18n/testing/own-texts.ts';
import { type Language, languages } from '../money';
import { sectionSchemas } from '../settings';
import { legal as es } from './es';
import { legal as fr } from './fr';
import { legal as italian } from './it';

const texts: Record<Language, typeof es> = { es, fr, it: italian };
const privacy = (language: Language) => texts[language].privacy('Fanzeo', 'Nubalia, S.L.');

describe.each(languages)('in %s', (language) => {
  const [, stored, , seenBy, kept] = privacy(language).map(({ paragraphs }) => paragraphs);

  it('orders are kept until their buyer asks for erasure: nothing deletes them before', () => {
    expect(kept?.[0]).toMatch(/hasta que pidas|jusqu’à ce que vous demandiez|finché non ne chiedi/);
    expect(kept?.[0]).not.toMatch(/garant/);
  });

  it('logs are gone after a year, which is the most that the setting allows', () => {
    const { logDays } = sectionSchemas.retention.shape;
    expect([365, 366].map((days) => logDays.safeParse(days).success)).toEqual([true, false]);
    expect(kept?.[1]).toMatch(/un año|d’un an|un anno/);
  });

  it('of a card the end of its number is stored, its brand and its country (db/charges.ts)', () => {
    expect(stored?.[1]).toMatch(/cuatro últimas cifras|quatre derniers chiffres|ultime quattro cifre/);
    expect(stored?.[1]).toMatch(/marca|marque|circuito/);
    expect(stored?.[1]).toMatch(/país|pays|paese/);
  });

  it('an erasure leaves the package, the delivery, the end of the card’s number and a block', () => {
    for (const what of [
      /paquete|pack|pacchetto/,
      /curso de la entrega|déroulement de la livraison|andamento della consegna/,
      /cuatro últimas cifras|quatre derniers chiffres|ultime quattro cifre/,
      /disputas|litiges|contestazioni/,
      /bloqueamos|bloquons|blocchiamo/,
    ])
      expect(kept?.[2]).toMatch(what);
  });

  it('no other text of a new shop says that nothing of a card is kept, or of an order only what the law demands', () => {
    const contrary = [
      /ni (los )?guardamos|ne (les )?conservons pas|ni ne gardons|né conserviamo|non li conserviamo/,
      /datos de tu tarjeta no pasan|données de votre carte ne passent|dati della (tua )?carta non passano/,
      /solo (lo que exige|quello che chiede|quanto prevede)|que ce que la loi|como exige la ley|loi l’exige|come prevede la legge/,
    ];
    const wrong = [...ownTexts(language)].filter(([, text]) => contrary.some((one) => one.test(text)));
    expect(wrong).toEqual([]);
  });

  it('Meta may receive user names', () => {
    expect(seenBy?.[1]).toContain('Meta');
  });

  it('a panel receives the addresses of posts, too', () => {
    expect(seenBy?.[0]).toMatch(/publicaciones|publications|post/);
  });
});

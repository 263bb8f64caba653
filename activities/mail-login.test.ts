import { languages } from '../domain/money';
import { foreignWords } from '../web/i18n/testing/foreign-words';
import { composeLoginCode } from './mail-login';

const shop = { shopName: 'Fanzeo', supportEmail: 'soporte@shop.example', publicUrl: 'https://shop.example' };

test.each(languages)(
  '%s: the e-mail has the code in its subject and large in it, until when, and what if not [S1-2.5.4]',
  (language) => {
    const mail = composeLoginCode(
      { code: '048151', language, expiresAt: new Date('2026-11-21T19:42:00Z') },
      shop,
    );
    // First, so that a phone's notification shows it whole.
    expect(mail.subject).toMatch(/^048151 .*Fanzeo$/);
    expect(mail.html).toMatch(/font-size:34px[^>]*>048151</);
    expect(mail.text).toContain('\n\n048151\n\n');
    expect(mail.text).toContain('20:42');
    expect(mail.text).toMatch(/ignora|ignorez|ignori/);
    expect(foreignWords(mail.text, language)).toBeUndefined();
  },
);

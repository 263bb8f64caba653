import type { Language } from '#domain/money.ts';
import { es } from '#web/i18n/es/index.ts';
import { neutral as neutralEs } from '#web/i18n/es/neutral.ts';
import { fr } from '#web/i18n/fr/index.ts';
import { neutral as neutralFr } from '#web/i18n/fr/neutral.ts';
import { it } from '#web/i18n/it/index.ts';
import { neutral as neutralIt } from '#web/i18n/it/neutral.ts';
import { withOverrides } from '#web/i18n/overrides.ts';

/** The catalogues, so that a test finds its buttons in any language. */
export const words = { es, fr, it };

/** The same in the wording of compliance mode. */
export const neutralWords = {
  es: withOverrides(es, neutralEs),
  fr: withOverrides(fr, neutralFr),
  it: withOverrides(it, neutralIt),
};

/** The labels of the payment provider's own form. */
export const cardLabels: Record<Language, { number: string; expiry: string; cvc: string }> = {
  es: { number: 'Número de tarjeta', expiry: 'Fecha de caducidad', cvc: 'Código de seguridad' },
  fr: { number: 'Numéro de carte', expiry: "Date d'expiration", cvc: 'Code de sécurité' },
  it: { number: 'Numero di carta', expiry: 'Data di scadenza', cvc: 'Codice di sicurezza' },
};

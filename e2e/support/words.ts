import type { Language } from '../../domain/money';
import { es } from '../../web/i18n/es';
import { neutral as neutralEs } from '../../web/i18n/es/neutral';
import { fr } from '../../web/i18n/fr';
import { neutral as neutralFr } from '../../web/i18n/fr/neutral';
import { it } from '../../web/i18n/it';
import { neutral as neutralIt } from '../../web/i18n/it/neutral';
import { withOverrides } from '../../web/i18n/overrides';

/** The catalogues, so that a journey finds its buttons in any language. */
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

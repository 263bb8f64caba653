import { type Language, languageOf } from '../language';

/** The words of the frames in the languages of the shop. */
export interface Texts {
  card: string;
  /** Shown instead of fields, for a method that redirects to its own page. */
  away: (method: string) => string;
  number: string;
  expiry: string;
  expiryHint: string;
  cvc: string;
  cvcHint: string;
  testMode: string;
  testHint: string;
  fill: string;
  /** Errors of the fields, and of the connection. Pages have their own words for refusals. */
  errors: Record<string, string>;
  challenge: { title: string; text: string; complete: string; fail: string };
  methodPage: {
    title: (method: string) => string;
    text: string;
    authorize: string;
    refuse: string;
    later: string;
  };
  wallet: {
    payWith: (wallet: string) => string;
    pay: (amount: string) => string;
    cancel: string;
    total: string;
    storedCard: string;
    note: string;
    processing: string;
    done: string;
    failed: string;
  };
}

const es: Texts = {
  card: 'Tarjeta',
  away: (method) => `Al pagar te llevamos a ${method} para que lo autorices, y después vuelves aquí.`,
  number: 'Número de tarjeta',
  expiry: 'Fecha de caducidad',
  expiryHint: 'MM / AA',
  cvc: 'Código de seguridad',
  cvcHint: 'CVC',
  testMode: 'Modo de prueba',
  testHint: 'No se cobra nada. Prueba con 4242 4242 4242 4242.',
  fill: 'Rellenar',
  errors: {
    incomplete_number: 'El número de tu tarjeta está incompleto.',
    invalid_number: 'El número de tu tarjeta no es válido.',
    incomplete_expiry: 'La fecha de caducidad de tu tarjeta está incompleta.',
    invalid_expiry_month: 'El mes de caducidad de tu tarjeta no es válido.',
    invalid_expiry_month_past: 'La fecha de caducidad de tu tarjeta ya ha pasado.',
    invalid_expiry_year: 'El año de caducidad de tu tarjeta no es válido.',
    invalid_expiry_year_past: 'El año de caducidad de tu tarjeta ya ha pasado.',
    incomplete_cvc: 'El código de seguridad de tu tarjeta está incompleto.',
    api_connection_error:
      'No podemos conectar con el servicio de pago. Comprueba tu conexión e inténtalo de nuevo.',
  },
  challenge: {
    title: 'Página de prueba de 3D Secure 2',
    text: 'Así pide el banco que confirme la compra. Elige si la autenticación se completa o falla.',
    complete: 'Completar',
    fail: 'Fallar',
  },
  methodPage: {
    title: (method) => `Página de prueba de ${method}`,
    text: 'Aquí el comprador autoriza el pago con su método. Elige cómo termina.',
    authorize: 'Autorizar',
    refuse: 'Rechazar',
    later: 'Decidir más tarde',
  },
  wallet: {
    payWith: (wallet) => `Pagar con ${wallet}`,
    pay: (amount) => `Pagar ${amount}`,
    cancel: 'Cancelar',
    total: 'Total',
    storedCard: 'Visa •••• 4242 (tarjeta de prueba)',
    note: 'Modo de prueba: no se cobra nada.',
    processing: 'Procesando…',
    done: 'Listo',
    failed: 'Pago no completado',
  },
};

const fr: Texts = {
  card: 'Carte',
  away: (method) =>
    `Au moment de payer, vous êtes dirigé vers ${method} pour autoriser le paiement, puis vous revenez ici.`,
  number: 'Numéro de carte',
  expiry: "Date d'expiration",
  expiryHint: 'MM / AA',
  cvc: 'Code de sécurité',
  cvcHint: 'CVC',
  testMode: 'Mode test',
  testHint: 'Rien ne sera débité. Essayez 4242 4242 4242 4242.',
  fill: 'Remplir',
  errors: {
    incomplete_number: 'Votre numéro de carte est incomplet.',
    invalid_number: "Votre numéro de carte n'est pas valide.",
    incomplete_expiry: "La date d'expiration de votre carte est incomplète.",
    invalid_expiry_month: "Le mois d'expiration de votre carte n'est pas valide.",
    invalid_expiry_month_past: "La date d'expiration de votre carte est passée.",
    invalid_expiry_year: "L'année d'expiration de votre carte n'est pas valide.",
    invalid_expiry_year_past: "L'année d'expiration de votre carte est passée.",
    incomplete_cvc: 'Le code de sécurité de votre carte est incomplet.',
    api_connection_error:
      'Impossible de joindre le service de paiement. Vérifiez votre connexion et réessayez.',
  },
  challenge: {
    title: 'Page de test 3D Secure 2',
    text: "C'est ainsi que la banque demande de confirmer l'achat. Choisissez si l'authentification réussit ou échoue.",
    complete: 'Terminer',
    fail: 'Échouer',
  },
  methodPage: {
    title: (method) => `Page de test ${method}`,
    text: 'L’acheteur autorise ici le paiement par son moyen de paiement. Choisissez comment cela se termine.',
    authorize: 'Autoriser',
    refuse: 'Refuser',
    later: 'Décider plus tard',
  },
  wallet: {
    payWith: (wallet) => `Payer avec ${wallet}`,
    pay: (amount) => `Payer ${amount}`,
    cancel: 'Annuler',
    total: 'Total',
    storedCard: 'Visa •••• 4242 (carte de test)',
    note: 'Mode test : rien ne sera débité.',
    processing: 'Traitement…',
    done: 'Terminé',
    failed: 'Paiement non abouti',
  },
};

const it: Texts = {
  card: 'Carta',
  away: (method) => `Al pagamento passi a ${method} per autorizzarlo, poi torni qui.`,
  number: 'Numero di carta',
  expiry: 'Data di scadenza',
  expiryHint: 'MM / AA',
  cvc: 'Codice di sicurezza',
  cvcHint: 'CVC',
  testMode: 'Modalità di test',
  testHint: 'Nessun addebito. Prova con 4242 4242 4242 4242.',
  fill: 'Compila',
  errors: {
    incomplete_number: 'Il numero della carta è incompleto.',
    invalid_number: 'Il numero della carta non è valido.',
    incomplete_expiry: 'La data di scadenza della carta è incompleta.',
    invalid_expiry_month: 'Il mese di scadenza della carta non è valido.',
    invalid_expiry_month_past: 'La data di scadenza della carta è già passata.',
    invalid_expiry_year: "L'anno di scadenza della carta non è valido.",
    invalid_expiry_year_past: "L'anno di scadenza della carta è già passato.",
    incomplete_cvc: 'Il codice di sicurezza della carta è incompleto.',
    api_connection_error:
      'Impossibile contattare il servizio di pagamento. Controlla la connessione e riprova.',
  },
  challenge: {
    title: 'Pagina di test 3D Secure 2',
    text: "Così la banca chiede di confermare l'acquisto. Scegli se l'autenticazione riesce o non riesce.",
    complete: 'Completa',
    fail: 'Non completare',
  },
  methodPage: {
    title: (method) => `Pagina di test di ${method}`,
    text: 'Qui chi acquista autorizza il pagamento con il suo metodo. Scegli come finisce.',
    authorize: 'Autorizza',
    refuse: 'Rifiuta',
    later: 'Decidi più tardi',
  },
  wallet: {
    payWith: (wallet) => `Paga con ${wallet}`,
    pay: (amount) => `Paga ${amount}`,
    cancel: 'Annulla',
    total: 'Totale',
    storedCard: 'Visa •••• 4242 (carta di test)',
    note: 'Modalità di test: nessun addebito.',
    processing: 'Elaborazione…',
    done: 'Fatto',
    failed: 'Pagamento non riuscito',
  },
};

const LANGUAGES: Record<Language, Texts> = { es, fr, it };

export function textsFor(locale: string | undefined): Texts {
  return LANGUAGES[languageOf(locale)];
}

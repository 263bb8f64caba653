import type { Messages } from '../shape';

/** Pages around the purchase, in Italian. */
export const pages: Messages['pages'] = {
  cancel: {
    text: 'Non ti è stato addebitato nulla. Le tue scelte restano salvate, se vuoi riprovare.',
    unknown: 'Le tue scelte restano salvate, se vuoi riprovare.',
    again: 'Riprova',
    redirect: (seconds) =>
      seconds === 1
        ? 'Tornerai alla pagina iniziale tra 1 secondo.'
        : `Tornerai alla pagina iniziale tra ${seconds} secondi.`,
    stay: 'Resta qui',
    toast: 'Hai annullato il pagamento',
  },
  paymentFailed: {
    unknown: 'Errore sconosciuto durante il pagamento',
    code: (code) => `Codice: ${code}`,
    back: 'Torna al modulo di pagamento',
    notCharged: 'Non ti è stato addebitato nulla.',
    retry: 'Puoi riprovare o usare un altro metodo di pagamento.',
  },
};

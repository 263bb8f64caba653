import type { review as spanish } from '../es/review';
import { plural } from '../plural';

/** The page on which a buyer reviews an order. */
export const review: typeof spanish = {
  about: (units) => `Sul tuo ordine di ${units}.`,
  honest: 'La leggiamo prima di pubblicarla. Anche le critiche vengono pubblicate.',
  stars: 'Quante stelle dai al tuo ordine?',
  starCount: (count) => plural('it', count, { one: '1 stella', other: `${count} stelle` }),
  comment: 'La tua recensione',
  commentHint: 'Fino a 1.000 caratteri. Non scrivere dati personali, né tuoi né di altri.',
  name: 'Nome mostrato (facoltativo)',
  nameHint: 'Il tuo nome o le tue iniziali. Senza nome appare come «Anonimo».',
  missing: {
    stars: 'Scegli da 1 a 5 stelle',
    comment: 'Scrivi la tua recensione',
    name: 'Scrivi solo il tuo nome o le tue iniziali',
  },
  problems: (count) => (count === 1 ? 'Controlla un campo.' : `Controlla questi ${count} campi.`),
  send: 'Invia la recensione',
  change: 'Salva le modifiche',
  sending: 'Invio in corso…',
  failed: 'La tua recensione non è stata inviata',
  pending: 'L’abbiamo ricevuta e non l’abbiamo ancora letta: puoi modificarla.',
  done: {
    title: 'Grazie per la recensione',
    text: 'La leggiamo e ti diciamo qui se viene pubblicata. Fino ad allora puoi modificarla da questa stessa pagina.',
    change: 'Modifica la mia recensione',
  },
  published: {
    title: 'La tua recensione è pubblicata',
    text: 'La vedono tutti nella pagina del prodotto. Grazie per averla scritta.',
  },
  refused: {
    title: 'Non abbiamo pubblicato la tua recensione',
    text: 'Se non sei d’accordo, scrivici e ne parliamo.',
    reason: (reason) => `Il motivo: ${reason}`,
  },
  refunded: {
    title: 'Non puoi recensire questo ordine',
    text: 'Ti abbiamo rimborsato. Se vuoi dirci che cosa è successo, scrivici.',
  },
  undelivered: {
    title: 'Non puoi recensire questo ordine',
    text: 'Non è stato consegnato. Se vuoi dirci che cosa è successo, scrivici.',
  },
  early: {
    title: 'È ancora presto',
    text: 'Potrai scrivere la recensione quando l’ordine sarà consegnato per intero.',
  },
  invalid: {
    title: 'Questo link non funziona',
    text: 'Aprilo di nuovo dall’e-mail. Puoi anche scriverla dalla pagina del tuo ordine.',
  },
  loadFailed: 'Non è stato possibile aprire la recensione. Controlla la connessione e riprova.',
  track: 'Cerca il mio ordine',
  contact: 'Scrivici',
  fromOrder: 'Scrivi una recensione',
};

import { payments, statuses } from '#domain/order-labels/it.ts';
import { inItalian } from '#domain/typography.ts';
import type { ChatTexts } from './es';

/** The assistant's own sentences in Italian. */
export const texts: ChatTexts = inItalian({
  greeting:
    'Ciao. Posso rispondere a domande su prezzi, consegna, garanzia, pagamento o rimborsi, e dirti a che punto è il tuo ordine se mi scrivi il numero.',
  thanks: 'Prego! Posso aiutarti con altro?',
  goodbye: 'A presto. Se ti serve altro, sono qui.',
  person:
    'Ti risponde una persona via e-mail entro 24 ore. Per ricevere la risposta, porta questa conversazione nel modulo di contatto, rileggila e inviala.',
  unknown:
    'Non ho trovato una risposta sicura alla tua domanda e preferisco non inventarla. Prova con altre parole, consulta le domande frequenti o scrivici.',
  order: (number, status, payment) => `Ordine ${number}: ${status}. Pagamento: ${payment}.`,
  progress: (delivered, total) => `Consegnato: ${delivered} su ${total}.`,
  expected: (at) => `Fine prevista: ${at}.`,
  refill: 'È in corso un reintegro.',
  onHold: (at) =>
    `Una persona del nostro team se ne sta occupando, al più tardi il ${at}. Apri la pagina del tuo ordine con l’e-mail dell’acquisto: lì vedi se puoi aiutare, per esempio correggendo il nome utente.`,
  overdue: 'Il tuo ordine aspetta da più di 24 ore e ci dispiace: scrivici e ti diciamo a che punto è.',
  late: 'La consegna richiede più tempo del solito e una persona sta sollecitando chi la effettua.',
  waits: 'È in coda e parte da solo appena possibile.',
  more: 'Nella pagina di stato dell’ordine lo vedi passo dopo passo e in tempo reale.',
  orderNotFound: 'Ordine non trovato. Verifica il numero.',
  statuses,
  payments,
  prices: {
    names: {
      followers: (region) =>
        region === 'europe' ? 'follower europei' : region === 'spain' ? 'follower spagnoli' : 'follower',
      likes: () => 'like',
      views: () => 'visualizzazioni',
    },
    one: (units, price, bonus) => `${units} a ${price}${bonus === '' ? '' : ` (+${bonus} in regalo)`}`,
    range: (name, least, leastUnits, most, mostUnits) =>
      `${name[0]?.toUpperCase()}${name.slice(1)}: da ${least} (${leastUnits}) a ${most} (${mostUnits}).`,
    notSold: (quantity, name, nearest) =>
      `Non c’è un pacchetto da ${quantity} ${name}, ma abbiamo: ${nearest}.`,
    sizes: (name, least, most) =>
      `${name[0]?.toUpperCase()}${name.slice(1)}: pacchetti da ${least} a ${most}.`,
    exact: (least, most, step) => `Anche la quantità esatta, da ${least} a ${most}, di ${step} in ${step}.`,
    from: (name, price) => `${name} da ${price}`,
    offer: (lines) =>
      `Per profili pubblici di Instagram offriamo ${lines}. Scegli quello che ti serve e vedrai tutti i pacchetti.`,
    final: 'IVA inclusa, senza altri costi né abbonamento.',
  },
  links: {
    faq: 'Domande frequenti',
    track: 'Segui il mio ordine',
    contact: 'Contatti',
    refunds: 'Politica di rimborso',
    privacy: 'Informativa sulla privacy',
    terms: 'Termini e condizioni',
    withdrawal: 'Recedere dal contratto qui',
    account: 'Il mio account',
    unsubscribe: 'Annulla l’iscrizione',
    chooser: 'Vedi cosa offriamo',
    home: 'Scegli i follower',
    followers: 'Scegli i follower',
    likes: 'Scegli i like',
    views: 'Scegli le visualizzazioni',
    checkout: 'Torna al pagamento',
  },
});

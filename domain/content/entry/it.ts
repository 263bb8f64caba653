import type { ServiceType } from '#domain/catalogue.ts';
import type { ContentOf } from '../sections';

/** The texts of a new shop's pages around their order forms, in Italian. */
export const entry: Record<ServiceType, ContentOf<'entry-followers'>> = {
  followers: {
    claims: [
      { text: 'Servizio e assistenza in italiano' },
      { text: 'La consegna inizia alla conferma del pagamento e la vedi avanzare in tempo reale' },
      {
        text: 'Carta, Satispay, Apple Pay o Google Pay; i dati della tua carta vanno direttamente alla piattaforma di pagamento',
      },
      { text: 'Garanzia {guarantee}: se perdi più del 10% di quanto consegnato, lo reintegriamo' },
    ],
    differences: [
      {
        icon: 'key',
        title: 'Senza password',
        text: 'Ci serve solo il tuo nome utente. Nessuno entra nel tuo account.',
      },
      {
        icon: 'live',
        title: 'Segui tutto in tempo reale',
        text: 'Dal pagamento alla fine, di ogni fase del tuo ordine vedi data e ora.',
      },
      {
        icon: 'shield',
        title: 'Prezzo fisso',
        text: 'Quello che vedi è quello che paghi: IVA inclusa, senza abbonamento e senza costi successivi. Ciò che non può essere consegnato viene rimborsato.',
      },
      {
        icon: 'refund',
        title: 'Garanzia {guarantee}',
        text: 'Se perdi più del 10% di quanto consegnato, lo reintegriamo gratis.',
      },
    ],
    steps: [
      {
        title: 'Indica il profilo',
        text: 'Scrivi il tuo nome utente e verifica dalla foto che sia il tuo. Deve essere pubblico.',
      },
      {
        title: 'Scegli la quantità',
        text: 'Profili europei o spagnoli, in pacchetti con regalo o nella quantità esatta che vuoi.',
      },
      {
        title: 'Paga e segui l’ordine',
        text: 'Ricevi un’e-mail con il numero d’ordine e vedi la consegna avanzare senza ricaricare la pagina.',
      },
    ],
  },
  likes: {
    claims: [
      { text: 'Servizio e assistenza in italiano' },
      { text: 'Decidi tu quali post ricevono i like, fino a 20 per ordine' },
      { text: 'La consegna inizia alla conferma del pagamento e la vedi avanzare in tempo reale' },
      {
        text: 'Carta, Satispay, Apple Pay o Google Pay; i dati della tua carta vanno direttamente alla piattaforma di pagamento',
      },
    ],
    differences: [
      {
        icon: 'key',
        title: 'Senza password',
        text: 'Ci servono solo il nome utente e i post. Nessuno entra nel tuo account.',
      },
      {
        icon: 'live',
        title: 'Divisione visibile',
        text: 'Prima di pagare vedi quanto riceve ogni post, regalo compreso.',
      },
      {
        icon: 'shield',
        title: 'Prezzo fisso',
        text: 'Quello che vedi è quello che paghi: IVA inclusa, senza abbonamento e senza costi successivi.',
      },
      {
        icon: 'refund',
        title: 'Ti rimborsiamo quello che manca',
        text: 'La parte che non può essere consegnata torna sullo stesso metodo di pagamento.',
      },
    ],
    steps: [
      {
        title: 'Indica il profilo',
        text: 'Scrivi il tuo nome utente e verifica dalla foto che sia il tuo. Deve essere pubblico.',
      },
      {
        title: 'Scegli pacchetto e post',
        text: 'Seleziona i post o incolla il link: il pacchetto viene diviso in parti uguali.',
      },
      {
        title: 'Paga e segui l’ordine',
        text: 'Ricevi un’e-mail con il numero d’ordine e vedi avanzare ogni post senza ricaricare la pagina.',
      },
    ],
  },
  views: {
    claims: [
      { text: 'Servizio e assistenza in italiano' },
      { text: 'Per video e reel: uno solo o diversi nello stesso ordine' },
      { text: 'La consegna inizia alla conferma del pagamento e la vedi avanzare in tempo reale' },
      {
        text: 'Carta, Satispay, Apple Pay o Google Pay; i dati della tua carta vanno direttamente alla piattaforma di pagamento',
      },
    ],
    differences: [
      {
        icon: 'key',
        title: 'Senza password',
        text: 'Ci servono solo il nome utente e i video. Nessuno entra nel tuo account.',
      },
      {
        icon: 'live',
        title: 'Solo video',
        text: 'Ti mostriamo soltanto i post che possono ricevere visualizzazioni.',
      },
      {
        icon: 'shield',
        title: 'Prezzo fisso',
        text: 'Quello che vedi è quello che paghi: IVA inclusa, senza abbonamento e senza costi successivi.',
      },
      {
        icon: 'refund',
        title: 'Ti rimborsiamo quello che manca',
        text: 'La parte che non può essere consegnata torna sullo stesso metodo di pagamento.',
      },
    ],
    steps: [
      {
        title: 'Indica il profilo',
        text: 'Scrivi il tuo nome utente e verifica dalla foto che sia il tuo. Deve essere pubblico.',
      },
      {
        title: 'Scegli pacchetto e video',
        text: 'Seleziona i video o incolla il link: le visualizzazioni vengono divise in parti uguali.',
      },
      {
        title: 'Paga e segui l’ordine',
        text: 'Ricevi un’e-mail con il numero d’ordine e vedi avanzare ogni video senza ricaricare la pagina.',
      },
    ],
  },
};

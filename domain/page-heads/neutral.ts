import type { Language } from '../money';
import type { PageHeads } from '../pages';
import { inFrench } from '../typography';

/**
 * Titles and descriptions in compliance mode (S1 §4), for pages whose usual ones name a network or what is sold for it.
 */
export const neutralHeads: Record<Language, Partial<PageHeads>> = {
  es: {
    home: {
      title: 'Crecimiento para tu perfil',
      description:
        'Paquetes de crecimiento para tu perfil. Sin contraseña, pago seguro y seguimiento en directo.',
    },
    chooser: {
      title: 'Crecimiento para tu perfil',
      description:
        'Elige qué necesita tu perfil: audiencia, interacción o alcance. Sin contraseña y con seguimiento en directo.',
    },
    likes: {
      title: 'Interacción para tu perfil',
      description:
        'Reacciones para las publicaciones que elijas, repartidas a partes iguales. Sin contraseña y con seguimiento en directo.',
    },
    views: {
      title: 'Alcance para tus vídeos',
      description: 'Visualizaciones para tus vídeos. Sin contraseña, pago seguro y seguimiento en directo.',
    },
    landing: {
      title: 'Audiencia, interacción y alcance',
      description:
        'Da a conocer tu perfil en tres pasos: elige, paga y sigue la entrega en directo. Sin contraseña.',
    },
    adsLanding: {
      title: 'Audiencia con entrega inmediata',
      description:
        'Paquetes de crecimiento para tu perfil, a precio cerrado y con seguimiento en directo. Sin contraseña y sin suscripción.',
    },
  },
  fr: inFrench({
    home: {
      title: 'La croissance de votre profil',
      description:
        'Des packs de croissance pour votre profil. Sans mot de passe, paiement sécurisé et suivi en direct.',
    },
    chooser: {
      title: 'La croissance de votre profil',
      description:
        'Choisissez ce qu’il faut à votre profil : audience, interactions ou portée. Sans mot de passe et avec suivi en direct.',
    },
    likes: {
      title: 'Des interactions pour votre profil',
      description:
        'Des réactions pour les publications de votre choix, réparties à parts égales. Sans mot de passe et avec suivi en direct.',
    },
    views: {
      title: 'De la portée pour vos vidéos',
      description: 'Des vues pour vos vidéos. Sans mot de passe, paiement sécurisé et suivi en direct.',
    },
    landing: {
      title: 'Audience, interactions et portée',
      description:
        'Faites connaître votre profil en trois étapes : choisissez, payez et suivez la livraison en direct.',
    },
    adsLanding: {
      title: 'Audience, livraison immédiate',
      description:
        'Des packs de croissance pour votre profil, avec prix tout compris et suivi en direct. Sans mot de passe ni engagement.',
    },
  }),
  it: {
    home: {
      title: 'La crescita del tuo profilo',
      description:
        'Pacchetti di crescita per il tuo profilo. Senza password, con pagamento sicuro e stato dell’ordine aggiornato in tempo reale.',
    },
    chooser: {
      title: 'La crescita del tuo profilo',
      description:
        'Scegli che cosa serve al tuo profilo: pubblico, interazioni o copertura. Senza password, con stato dell’ordine aggiornato in tempo reale.',
    },
    likes: {
      title: 'Interazioni per il tuo profilo',
      description:
        'Reazioni per i post che scegli tu, divise in parti uguali. Senza password, con stato dell’ordine aggiornato in tempo reale.',
    },
    views: {
      title: 'Copertura per i tuoi video',
      description:
        'Visualizzazioni per i tuoi video. Senza password, con pagamento sicuro e stato dell’ordine aggiornato in tempo reale.',
    },
    landing: {
      title: 'Pubblico, interazioni e copertura',
      description:
        'Fai conoscere il tuo profilo in tre passaggi: scegli, paga e segui la consegna in tempo reale.',
    },
    adsLanding: {
      title: 'Pubblico con consegna immediata',
      description:
        'Pacchetti di crescita per il tuo profilo a prezzo fisso, con stato dell’ordine aggiornato in tempo reale. Senza password e senza abbonamento.',
    },
  },
};

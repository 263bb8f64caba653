import type { Language } from '../money';
import type { PageHeads } from '../pages';

/**
 * What pages are called and about in compliance mode (S1 §4): those whose usual title or description names a network or
 * what is sold for it.
 */
export const neutralHeads: Record<Language, Partial<PageHeads>> = {
  es: {
    home: {
      title: 'Crecimiento para su perfil',
      description:
        'Paquetes de crecimiento para su perfil. Sin contraseña, pago seguro y seguimiento en directo.',
    },
    chooser: {
      title: 'Crecimiento para su perfil',
      description:
        'Elija qué necesita su perfil: audiencia, interacción o alcance. Sin contraseña y con seguimiento en directo.',
    },
    likes: {
      title: 'Interacción para su perfil',
      description:
        'Reacciones para las publicaciones que usted elija, repartidas a partes iguales. Sin contraseña y con seguimiento en directo.',
    },
    views: {
      title: 'Alcance para sus vídeos',
      description: 'Visualizaciones para sus vídeos. Sin contraseña, pago seguro y seguimiento en directo.',
    },
    landing: {
      title: 'Audiencia, interacción y alcance',
      description:
        'Dé a conocer su perfil en tres pasos: elija, pague y siga la entrega en directo. Sin contraseña.',
    },
    adsLanding: {
      title: 'Audiencia con entrega inmediata',
      description:
        'Paquetes de crecimiento para su perfil, con regalo, precio cerrado y garantía. Sin contraseña y sin suscripción.',
    },
  },
  fr: {
    home: {
      title: 'La croissance de votre profil',
      description:
        'Des formules de croissance pour votre profil. Sans mot de passe, paiement sûr et suivi en direct.',
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
      description: 'Des vues pour vos vidéos. Sans mot de passe, paiement sûr et suivi en direct.',
    },
    landing: {
      title: 'Audience, interactions et portée',
      description:
        'Faites connaître votre profil en trois étapes : choisissez, payez et suivez la livraison en direct.',
    },
    adsLanding: {
      title: 'Audience, livraison immédiate',
      description:
        'Des formules de croissance pour votre profil, avec cadeau, prix ferme et garantie. Sans mot de passe ni engagement.',
    },
  },
  it: {
    home: {
      title: 'La crescita del Suo profilo',
      description:
        'Pacchetti di crescita per il Suo profilo. Senza password, pagamento sicuro e stato in diretta.',
    },
    chooser: {
      title: 'La crescita del Suo profilo',
      description:
        'Scelga che cosa serve al Suo profilo: pubblico, interazioni o portata. Senza password e con stato in diretta.',
    },
    likes: {
      title: 'Interazioni per il Suo profilo',
      description:
        'Reazioni per i post che sceglie Lei, divise in parti uguali. Senza password e con stato in diretta.',
    },
    views: {
      title: 'Portata per i Suoi video',
      description: 'Visualizzazioni per i Suoi video. Senza password, pagamento sicuro e stato in diretta.',
    },
    landing: {
      title: 'Pubblico, interazioni e portata',
      description:
        'Faccia conoscere il Suo profilo in tre passaggi: scelga, paghi e segua la consegna in diretta.',
    },
    adsLanding: {
      title: 'Pubblico con consegna immediata',
      description:
        'Pacchetti di crescita per il Suo profilo, con omaggio, prezzo fisso e garanzia. Senza password e senza abbonamento.',
    },
  },
};

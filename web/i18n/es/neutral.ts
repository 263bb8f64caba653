import { neutralHeads } from '#domain/page-heads/neutral.ts';
import { formatCount } from '../format';
import { plural } from '../plural';
import type { Neutral } from '../shape';

/**
 * The Spanish wording of compliance mode (S1 §4): every sentence that names a network, or what is sold by the name that
 * it has there. Contracts keep theirs (docs/decisions/0022).
 */
const people = (count: number) =>
  plural('es', count, { one: '1 persona', other: `${formatCount(count, 'es')} personas` });
const reactions = (count: number) =>
  plural('es', count, { one: '1 reacción', other: `${formatCount(count, 'es')} reacciones` });

export const neutral: Neutral = {
  heads: neutralHeads.es,
  shell: {
    lines: { followers: 'Audiencia', likes: 'Interacción', views: 'Alcance' },
    about: (shop) =>
      `${shop} es un proveedor de estrategias de crecimiento: ofrecemos visibilidad orgánica a través de una red privada de colaboradores, conforme a las políticas publicitarias y de las plataformas.`,
  },
  errors: {
    count_holds: 'No se ha perdido más de un 10 % de lo entregado. No hace falta reposición.',
  },
  home: {
    headline: 'Más audiencia para tu perfil',
  },
  lines: {
    likes: {
      headline: 'Más interacción para tus publicaciones',
      lead: 'Elige el paquete, elige tus publicaciones y repartimos las reacciones a partes iguales. Sin contraseña.',
    },
    views: {
      lead: 'Elige el paquete, elige tus vídeos y ve subir el contador. Sin contraseña.',
    },
  },
  chooser: {
    texts: {
      likes: 'Reacciones repartidas entre las publicaciones que elijas',
      views: 'Visualizaciones para tus vídeos',
    },
  },
  campaigns: {
    adsLanding: {
      headline: 'Audiencia para tu perfil, con precio cerrado',
    },
  },
  order: {
    steps: { profile: 'Tu perfil' },
    usernameLabel: 'Nombre de usuario',
    privateDialog: { steps: { 0: 'Abre la aplicación y entra en Configuración.' } },
    quantity: { followers: 'Tamaño de la audiencia', likes: 'Cantidad de reacciones' },
    units: { followers: 'personas', likes: 'reacciones' },
    followers: people,
    likes: reactions,
    custom: { slider: 'Tamaño de la audiencia, control deslizante' },
    posts: {
      lead: { likes: 'Elige las publicaciones que recibirán las reacciones.' },
      likeCount: (count) =>
        plural('es', count, {
          one: '1 reacción actual',
          other: `${formatCount(count, 'es')} reacciones actuales`,
        }),
      limited:
        'La red no nos da la lista ahora mismo. Pega abajo el enlace de cada publicación, o reinténtalo.',
      linkHint: 'El que dan «Compartir» y «Copiar enlace» en la aplicación.',
      linkInvalid:
        'No es el enlace de una publicación. Cópialo en la aplicación con «Compartir» y «Copiar enlace».',
    },
    alerts: {
      noUsername: 'Por favor, ingresa tu nombre de usuario',
      noPackage: {
        followers: 'Por favor, selecciona un paquete de audiencia',
        likes: 'Por favor, selecciona un paquete de reacciones',
      },
    },
  },
  checkout: {
    upsellLine: (count) => `+${count} personas (oferta)`,
    upsell: { extra: (count, price) => `${count} personas más por ${price}` },
    banner: { text: (amount, price) => `Añade ${amount} personas a tu audiencia por ${price}` },
  },
  tracking: {
    facts: { username: 'Nombre de usuario' },
    platforms: { instagram: 'Red social' },
  },
  account: {
    data: {
      dialog: {
        consequences: { 0: 'Se borran tu correo, tu nombre de usuario, tus mensajes y tus reseñas.' },
      },
    },
  },
  leaving: { usernameHint: 'El que indicaste en tu pedido, o tu nombre.' },
};

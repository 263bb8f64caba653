import { neutralHeads } from '../../../domain/page-heads/neutral';
import type { Neutral } from '../catalogue';
import { formatCount } from '../format';
import { plural } from '../plural';

/**
 * The Spanish wording of compliance mode (S1 §4): every sentence that names a network, or what is sold by the name that
 * it has there. Contracts keep theirs (docs/decisions/0022).
 */
const people = (count: number) =>
  plural('es', count, { one: '1 persona', other: `${formatCount(count, 'es')} personas` });
const reactions = (count: number) =>
  plural('es', count, { one: '1 reacción', other: `${formatCount(count, 'es')} reacciones` });

const link = 'Pegue su enlace. La lista enseña solo las más recientes, y a veces la red no la da.';

export const neutral: Neutral = {
  heads: neutralHeads.es,
  shell: {
    lines: { followers: 'Audiencia', likes: 'Interacción', views: 'Alcance' },
    about: (shop) =>
      `${shop} es un proveedor de estrategias de crecimiento: ofrecemos visibilidad orgánica a través de una red privada de colaboradores, conforme a las políticas publicitarias y de las plataformas.`,
  },
  errors: {
    count_holds: 'La cantidad no ha bajado más de un 10 %. No hace falta reposición.',
  },
  home: {
    title: 'Crecimiento para su perfil',
    headline: 'Más audiencia para su perfil',
    differences: {
      items: { 1: { text: 'Desde el pago hasta el final, cada paso de su pedido tiene su hora.' } },
    },
    faq: {
      items: {
        2: {
          answer:
            'Si pierde más de un 10 % de lo entregado, lo reponemos sin coste mientras el perfil exista, siga público y conserve el mismo nombre de usuario. Los paquetes con la indicación «Sin reposición» no la incluyen.',
        },
      },
    },
  },
  lines: {
    likes: {
      title: 'Interacción para su perfil',
      headline: 'Más interacción para sus publicaciones',
      lead: 'Elija el paquete, elija sus publicaciones y repartimos las reacciones a partes iguales. Sin contraseña.',
      claims: { 1: 'Usted decide qué publicaciones reciben las reacciones, hasta 20 por pedido' },
      differences: {
        items: {
          1: {
            text: 'Antes de pagar ve cuántas reacciones recibe cada publicación, incluidas las de regalo.',
          },
        },
      },
      howItWorks: {
        steps: {
          1: {
            text: 'Marque sus publicaciones o pegue su enlace: las reacciones se reparten a partes iguales.',
          },
        },
      },
      faq: {
        items: {
          0: {
            question: '¿Entre cuántas publicaciones puedo repartir las reacciones?',
            answer:
              'Hasta 20 por pedido, siempre que a cada una le toquen al menos 10 reacciones. El formulario le dice cuántas caben en su paquete.',
          },
          1: {
            answer:
              'A partes iguales, con las de regalo incluidas. Si la división no es exacta, las primeras publicaciones que eligió reciben una más.',
          },
          3: { answer: link },
        },
      },
    },
    views: {
      title: 'Alcance para sus vídeos',
      lead: 'Elija el paquete, elija sus vídeos y vea subir el contador. Sin contraseña.',
      claims: { 1: 'Para vídeos de cualquier duración: uno solo o varios en el mismo pedido' },
      faq: {
        items: {
          0: {
            answer:
              'Los vídeos públicos. Las fotos no tienen contador de visualizaciones, por eso no aparecen en la lista.',
          },
          3: { answer: link },
        },
      },
    },
  },
  chooser: {
    title: 'Crecimiento para su perfil',
    texts: {
      likes: 'Reacciones repartidas entre las publicaciones que elija',
      views: 'Visualizaciones para sus vídeos',
    },
  },
  campaigns: {
    landing: { title: 'Audiencia, interacción y alcance' },
    adsLanding: {
      title: 'Audiencia con entrega inmediata',
      headline: 'Audiencia para su perfil, con precio cerrado',
    },
  },
  order: {
    steps: { profile: 'Su perfil' },
    usernameLabel: 'Nombre de usuario',
    privateDialog: { steps: { 0: 'Abra la aplicación y entre en Configuración.' } },
    quantity: { followers: 'Tamaño de la audiencia', likes: 'Cantidad de reacciones' },
    units: { followers: 'personas', likes: 'reacciones' },
    followers: people,
    likes: reactions,
    custom: { slider: 'Tamaño de la audiencia, control deslizante' },
    posts: {
      lead: { likes: 'Elija las publicaciones que recibirán las reacciones.' },
      likeCount: (count) => `${count} reacciones actuales`,
      limited:
        'La red no nos da la lista ahora mismo. Pegue abajo el enlace de cada publicación, o reinténtelo.',
      linkHint: 'El que da «Compartir» y «Copiar enlace» en la aplicación.',
      linkInvalid:
        'No es el enlace de una publicación. Cópielo en la aplicación con «Compartir» y «Copiar enlace».',
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
    facts: { username: 'Nombre de usuario' },
    data: { dialog: { consequences: { 0: 'Se borran su correo, su nombre de usuario y sus mensajes.' } } },
  },
  leaving: { usernameHint: 'El que indicó en su pedido, o su nombre.' },
};

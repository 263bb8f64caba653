import type { ServiceType } from '../../../domain/catalogue';
import { formatCount } from '../format';
import { plural } from '../plural';

/** The order form (S0 §2, §4, §5; wording of §5 and §6 verbatim). */
export const order = {
  steps: {
    profile: 'Su perfil de Instagram',
    package: 'Su paquete',
    posts: { likes: 'Sus publicaciones', views: 'Sus vídeos' },
    email: 'Su correo electrónico',
  },
  usernameLabel: 'Nombre de usuario de Instagram',
  usernamePlaceholder: 'su_usuario',
  usernameHint: 'Nunca le pediremos su contraseña.',
  suggestions: 'Perfiles encontrados',
  searching: 'Buscando perfiles…',
  searchFound: (count: number) =>
    plural('es', count, {
      one: '1 perfil encontrado. Elija el suyo.',
      other: `${count} perfiles encontrados. Elija el suyo.`,
    }),
  searchEmpty: (name: string) => `No encontramos «${name}». Revise cómo se escribe.`,
  searchLimited: 'Hay muchas búsquedas ahora. Escriba su usuario completo y pulse Continuar.',
  searchFailed: 'No se pudo buscar. Escriba su usuario completo y pulse Continuar.',
  private: 'Privado',
  isThisYou: '¿Es usted?',
  anotherProfile: 'No, buscar otro',
  publicProfile: 'Es mi perfil y es público',
  continue: 'Continuar',
  privateDialog: {
    title: 'Su perfil debe ser público',
    text: (username: string) =>
      `@${username} es un perfil privado. Para poder entregar su pedido, hágalo público; podrá volver a cambiarlo después de la entrega.`,
    steps: [
      'Abra Instagram y entre en Configuración.',
      'Elija «Privacidad de la cuenta».',
      'Desactive «Cuenta privada» y vuelva aquí.',
    ],
    done: 'Entendido',
  },
  packageType: 'Tipo de paquete',
  packageTypes: {
    europe: { name: 'Europeos', text: 'La mejor relación cantidad y precio' },
    spain: { name: 'España', text: 'Perfiles de España, calidad superior' },
    custom: { name: 'Personalizado', text: 'La cantidad exacta que usted quiera' },
    special: { name: 'Paquete especial', text: 'Con regalo en todos los tamaños' },
  },
  specialGift: (percent: string) => `+${percent} de regalo en todos los tamaños`,
  quantity: {
    followers: 'Cantidad de seguidores',
    likes: 'Cantidad de likes',
    views: 'Cantidad de visualizaciones',
  },
  units: { followers: 'seguidores', likes: 'likes', views: 'visualizaciones' },
  followers: (count: number) =>
    plural('es', count, { one: '1 seguidor', other: `${formatCount(count, 'es')} seguidores` }),
  likes: (count: number) =>
    plural('es', count, { one: '1 like', other: `${formatCount(count, 'es')} likes` }),
  views: (count: number) =>
    plural('es', count, { one: '1 visualización', other: `${formatCount(count, 'es')} visualizaciones` }),
  bonus: (count: string, _type: ServiceType) => `+${count} de regalo`,
  popular: 'Más popular',
  servicesFailed: 'No se pudieron cargar los paquetes. Lo que ha escrito sigue aquí.',
  servicesEmpty: 'Ahora mismo no hay paquetes de este tipo. Elija otro tipo o vuelva más tarde.',
  custom: {
    label: 'Cantidad exacta',
    hint: (min: string, max: string, step: string) => `Entre ${min} y ${max}, de ${step} en ${step}.`,
    slider: 'Cantidad de seguidores, control deslizante',
    valueText: (followers: string, price: string) => `${followers}, ${price}`,
  },
  posts: {
    lead: {
      likes: 'Elija las publicaciones que recibirán los likes.',
      views: 'Elija los vídeos que recibirán las visualizaciones.',
    },
    chosen: {
      likes: (chosen: number, allowed: number) =>
        plural('es', allowed, {
          one: `${chosen} de 1 publicación`,
          other: `${chosen} de ${allowed} publicaciones`,
        }),
      views: (chosen: number, allowed: number) =>
        plural('es', allowed, { one: `${chosen} de 1 vídeo`, other: `${chosen} de ${allowed} vídeos` }),
    },
    full: 'Ha llegado al máximo de este paquete. Quite uno de la selección o elija un paquete mayor.',
    tooMany: (over: string) =>
      `Sobran ${over} para este paquete. Quítelos de la selección o elija un paquete mayor.`,
    kinds: { image: 'Foto', video: 'Vídeo', carousel: 'Álbum' },
    from: (kind: string, date: string) => `${kind} del ${date}`,
    likeCount: (count: string) => `${count} «me gusta»`,
    gets: (units: string) => `recibe ${units}`,
    loading: 'Cargando sus publicaciones…',
    empty: {
      likes: (username: string) =>
        `@${username} aún no tiene publicaciones que mostrar. Si acaba de publicar, pegue el enlace abajo.`,
      views: (username: string) =>
        `No hay vídeos entre las últimas publicaciones de @${username}. Si tiene uno más antiguo, pegue su enlace abajo.`,
    },
    limited:
      'Instagram no nos da la lista ahora mismo. Pegue abajo el enlace de cada publicación, o reinténtelo.',
    failed: 'No se pudieron cargar sus publicaciones. Pegue abajo el enlace de cada una, o reinténtelo.',
    private: 'El perfil es privado y no podemos ver sus publicaciones. Póngalo en público y reinténtelo.',
    linkLabel: { likes: 'O pegue el enlace de una publicación', views: 'O pegue el enlace de un vídeo' },
    linkHint: 'Por ejemplo, instagram.com/p/ABC123xyz/ o instagram.com/reel/ABC123xyz/',
    add: 'Añadir',
    linkInvalid:
      'No es el enlace de una publicación. Cópielo en Instagram con «Compartir» y «Copiar enlace».',
    linkTwice: 'Esta publicación ya está en su selección.',
    byLink: (shortcode: string) => `Enlace ${shortcode}`,
    remove: (name: string) => `Quitar ${name}`,
    totals: 'Reparto de su pedido',
    base: 'Paquete',
    gift: 'De regalo',
    total: 'Total',
    each: { likes: 'Por publicación', views: 'Por vídeo' },
    share: {
      likes: (count: number) =>
        plural('es', count, {
          one: 'Para 1 publicación',
          other: `Para cada una de las ${formatCount(count, 'es')} publicaciones`,
        }),
      views: (count: number) =>
        plural('es', count, {
          one: 'Para 1 vídeo',
          other: `Para cada uno de los ${formatCount(count, 'es')} vídeos`,
        }),
    },
    between: (less: string, more: string) => `${less} o ${more}`,
    summary: {
      likes: (count: number) =>
        plural('es', count, { one: '1 publicación', other: `${formatCount(count, 'es')} publicaciones` }),
      views: (count: number) =>
        plural('es', count, { one: '1 vídeo', other: `${formatCount(count, 'es')} vídeos` }),
    },
  },
  news: {
    changed: (name: string, before: string, now: string) =>
      `El precio de ${name} ha cambiado: antes ${before}, ahora ${now}.`,
    kept: 'Lo que ha escrito sigue aquí y no se ha cobrado nada.',
    was: (price: string) => `antes ${price}`,
    gone: (name: string) => `El paquete de ${name} ya no está disponible. Elija otro para continuar.`,
    goneShort: 'Ya no disponible',
    understood: 'Entendido',
  },
  orientative: {
    title: 'Precios orientativos',
    text: 'Ahora mismo no podemos consultar los precios del día. Puede elegir ya: le mostraremos el precio exacto antes de pagar y no se cobra nada sin él.',
    short: 'orientativo',
    wait: 'Todavía no hemos podido confirmar el precio. Espere un momento y pulse de nuevo; su pedido sigue aquí.',
  },
  emailLabel: 'Correo electrónico',
  emailPlaceholder: 'nombre@correo.es',
  emailHint: 'Aquí recibirá la confirmación y el enlace de seguimiento.',
  yourOrder: 'Su pedido',
  noPackageYet: 'Elija un paquete para ver el precio.',
  vatIncluded: 'IVA incl.',
  proceed: 'Proceder al pago',
  alerts: {
    noUsername: 'Por favor, ingresa tu nombre de usuario de Instagram',
    notFound: (name: string) => `No encontramos el perfil @${name}. Revise cómo se escribe.`,
    notPublic: 'Confirme que es su perfil y que es público para continuar.',
    noPackage: {
      followers: 'Por favor, selecciona un paquete de seguidores',
      likes: 'Por favor, selecciona un paquete de likes',
      views: 'Por favor, selecciona un paquete de visualizaciones',
    },
    noPosts: {
      likes: 'Elija al menos una publicación para continuar.',
      views: 'Elija al menos un vídeo para continuar.',
    },
    emailMissing: 'Por favor, introduce tu correo electrónico',
    emailInvalid: 'Por favor, introduce un correo electrónico válido',
  },
  /** A package without the guarantee: on its card, and before paying. */
  withoutRefills: {
    short: 'Sin reposición',
    text: 'Este paquete se vende sin reposición: lo que se pierda después de la entrega no se repone.',
  },
  /** An order of the buyer's own to the same target is under way. */
  waits: {
    title: {
      profile: 'Ya hay un pedido en curso para este perfil',
      posts: 'Ya hay un pedido en curso para una de estas publicaciones',
    },
    text: 'El nuevo empezará en cuanto termine.',
  },
  blocked: {
    title: 'Usuario no disponible',
    text: 'Este usuario no puede realizar pedidos en este momento. Contacte con soporte si cree que es un error.',
    short: 'Este usuario no puede realizar pedidos en este momento.',
  },
};

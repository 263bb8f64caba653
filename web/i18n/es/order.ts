import type { ServiceType } from '#domain/catalogue.ts';
import { formatCount } from '../format';
import { plural } from '../plural';

/** The order form (S0 §2, §4, §5; wording of §5 and §6 verbatim). */
export const order = {
  steps: {
    profile: 'Tu perfil de Instagram',
    package: 'Tu paquete',
    posts: { likes: 'Tus publicaciones', views: 'Tus vídeos' },
    email: 'Tu correo electrónico',
  },
  /** An e-mail's link to a cart that was left. */
  cartLink: {
    opened: 'Hemos recuperado tu pedido',
    openedText: (email: string) =>
      `Revisa tu perfil y tu correo (${email}) y continúa: el precio es el de ahora.`,
    openedWithCode: (code: string, email: string) =>
      `Revisa tu perfil y tu correo (${email}) y continúa: tu código ${code} se aplica al pagar.`,
    gone: 'Tu paquete ya no está disponible',
    goneText: (email: string) => `Revisa tu perfil y tu correo (${email}) y elige otro paquete.`,
    invalid: 'Este enlace no es válido',
    invalidText:
      'Si ya has pagado, tienes tu pedido en el correo de confirmación. Si no, elige aquí lo que quieras.',
    failed: 'No pudimos recuperar tu pedido',
    failedText: 'Vuelve a abrir el enlace del correo o elige de nuevo aquí.',
  },
  usernameLabel: 'Nombre de usuario de Instagram',
  usernamePlaceholder: 'tu_usuario',
  usernameHint: 'Nunca te pediremos tu contraseña.',
  suggestions: 'Perfiles encontrados',
  searching: 'Buscando perfiles…',
  searchFound: (count: number) =>
    plural('es', count, {
      one: '1 perfil encontrado. Elige el tuyo.',
      other: `${count} perfiles encontrados. Elige el tuyo.`,
    }),
  searchEmpty: (name: string) => `No encontramos «${name}». Revisa cómo se escribe.`,
  searchLimited: 'Hay muchas búsquedas ahora. Escribe tu usuario completo y pulsa Continuar.',
  searchFailed: 'No se pudo buscar. Escribe tu usuario completo y pulsa Continuar.',
  private: 'Privado',
  isThisYou: '¿Eres tú?',
  anotherProfile: 'No, buscar otro',
  unverified:
    'No hemos podido comprobar este perfil. Mira que el nombre esté bien escrito y que el perfil sea público.',
  publicProfile: 'Es mi perfil y es público',
  continue: 'Continuar',
  privateDialog: {
    title: 'Tu perfil debe ser público',
    text: (username: string) =>
      `@${username} es un perfil privado. Para poder entregar tu pedido, hazlo público; podrás volver a cambiarlo después de la entrega.`,
    /** Of followers only: likes and views have none. */
    guarantee: 'La garantía solo puede aplicarse a un perfil público.',
    steps: [
      'Abre Instagram y entra en Configuración.',
      'Elige «Privacidad de la cuenta».',
      'Desactiva «Cuenta privada» y vuelve aquí.',
    ],
    check: 'Ya es público, comprobar',
    still: 'Todavía aparece como privado. Puede tardar un momento: compruébalo otra vez.',
    done: 'Entendido',
  },
  packageType: 'Tipo de paquete',
  packageTypes: {
    europe: { name: 'Europa', text: 'La mejor relación cantidad-precio' },
    spain: { name: 'España', text: 'Perfiles de España, calidad superior' },
    custom: { name: 'Personalizado', text: 'La cantidad exacta que quieras' },
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
  servicesEmpty: 'Ahora mismo no hay paquetes de este tipo. Elige otro tipo o vuelve más tarde.',
  custom: {
    label: 'Cantidad exacta',
    hint: (min: string, max: string, step: string) => `Entre ${min} y ${max}, de ${step} en ${step}.`,
    slider: 'Cantidad de seguidores, control deslizante',
    valueText: (followers: string, price: string) => `${followers}, ${price}`,
  },
  posts: {
    lead: {
      likes: 'Elige las publicaciones que recibirán los likes.',
      views: 'Elige los vídeos que recibirán las visualizaciones.',
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
    full: 'Has llegado al máximo de este paquete. Quita una publicación o elige un paquete mayor.',
    tooMany: (over: number) =>
      plural('es', over, {
        one: 'Sobra 1 publicación para este paquete: quítala o elige un paquete mayor.',
        other: `Sobran ${over} publicaciones para este paquete: quítalas o elige un paquete mayor.`,
      }),
    kinds: { image: 'Foto', video: 'Vídeo', carousel: 'Álbum' },
    from: (kind: string, date: string) => `${kind} del ${date}`,
    likeCount: (count: number) =>
      plural('es', count, { one: '1 like', other: `${formatCount(count, 'es')} likes` }),
    gets: (units: string) => `recibe ${units}`,
    loading: 'Cargando tus publicaciones…',
    empty: {
      likes: (username: string) =>
        `@${username} aún no tiene publicaciones que mostrar. Si acabas de publicar, pega el enlace abajo.`,
      views: (username: string) =>
        `No hay vídeos entre las últimas publicaciones de @${username}. Si tienes uno más antiguo, pega su enlace abajo.`,
    },
    limited:
      'Instagram no nos da la lista ahora mismo. Pega abajo el enlace de cada publicación, o reinténtalo.',
    failed: 'No se pudieron cargar tus publicaciones. Pega abajo el enlace de cada una, o reinténtalo.',
    private: 'El perfil es privado y no podemos ver tus publicaciones. Ponlo en público y reinténtalo.',
    linkLabel: { likes: 'O pega el enlace de una publicación', views: 'O pega el enlace de un vídeo' },
    linkHint: 'Por ejemplo, instagram.com/p/ABC123xyz/ o instagram.com/reel/ABC123xyz/',
    add: 'Añadir',
    linkInvalid:
      'No es el enlace de una publicación. Cópialo en Instagram con «Compartir» y «Copiar enlace».',
    linkShared:
      'Este enlace no dice qué publicación es. Ábrelo en el navegador y pega aquí la dirección que muestra.',
    linkTwice: 'Esta publicación ya está en tu selección.',
    byLink: (shortcode: string) => `Enlace ${shortcode}`,
    remove: (name: string) => `Quitar ${name}`,
    totals: 'Reparto de tu pedido',
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
    between: (less: string, more: string) => `entre ${less} y ${more}`,
    summary: {
      likes: (count: number) =>
        plural('es', count, { one: '1 publicación', other: `${formatCount(count, 'es')} publicaciones` }),
      views: (count: number) =>
        plural('es', count, { one: '1 vídeo', other: `${formatCount(count, 'es')} vídeos` }),
    },
  },
  priceChanges: {
    changed: (name: string, before: string, now: string) =>
      `El precio de ${name} ha cambiado: antes ${before}, ahora ${now}.`,
    deal: (goods: string, price: string) => `${goods} por ${price}`,
    resized: (before: string, now: string) => `Este paquete ha cambiado: antes ${before}, ahora ${now}.`,
    kept: 'Lo que has escrito sigue aquí y no se ha cobrado nada.',
    was: (before: string) => `antes ${before}`,
    gone: (name: string) => `El paquete de ${name} ya no está disponible. Elige otro para continuar.`,
    goneShort: 'Ya no disponible',
    understood: 'Entendido',
  },
  orientative: {
    title: 'Precios orientativos',
    text: 'Ahora mismo no podemos consultar los precios del día. Puedes elegir ya: te mostraremos el precio exacto antes de pagar; no se cobra nada hasta que lo aceptes y pagues.',
    short: 'orientativo',
    wait: 'Todavía no hemos podido confirmar el precio. Espera un momento y pulsa de nuevo; tu pedido sigue aquí.',
  },
  emailLabel: 'Correo electrónico',
  emailPlaceholder: 'nombre@ejemplo.es',
  emailHint: 'Aquí recibirás la confirmación y el enlace de seguimiento.',
  emailProposal: (address: string) => `¿Querías decir ${address}?`,
  yourOrder: 'Tu pedido',
  noPackageYet: 'Elige un paquete para ver el precio.',
  vatIncluded: 'IVA incl.',
  proceed: 'Proceder al pago',
  alerts: {
    noUsername: 'Por favor, ingresa tu nombre de usuario de Instagram',
    notFound: (name: string) => `No encontramos el perfil @${name}. Revisa cómo se escribe.`,
    notPublic: 'Confirma que es tu perfil y que es público para continuar.',
    noPackage: {
      followers: 'Por favor, selecciona un paquete de seguidores',
      likes: 'Por favor, selecciona un paquete de likes',
      views: 'Por favor, selecciona un paquete de visualizaciones',
    },
    noPosts: {
      likes: 'Elige al menos una publicación para continuar.',
      views: 'Elige al menos un vídeo para continuar.',
    },
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
    text: 'Este usuario no puede realizar pedidos en este momento. Contacta con soporte si crees que es un error.',
    short: 'Este usuario no puede realizar pedidos en este momento.',
  },
};

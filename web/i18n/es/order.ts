import { formatCount } from '../format';
import { plural } from '../plural';

/** The order form (S0 §2, §4, §5; wording of §5 and §6 verbatim). */
export const order = {
  steps: { profile: 'Su perfil de Instagram', package: 'Su paquete', email: 'Su correo electrónico' },
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
  region: 'Procedencia de los seguidores',
  regions: {
    europe: { name: 'Europeos', text: 'La mejor relación cantidad y precio' },
    spain: { name: 'España', text: 'Perfiles de España, calidad superior' },
  },
  quantity: 'Cantidad de seguidores',
  unit: 'seguidores',
  followers: (count: number) =>
    plural('es', count, { one: '1 seguidor', other: `${formatCount(count, 'es')} seguidores` }),
  bonus: (count: string) => `+${count} de regalo`,
  popular: 'Más popular',
  servicesFailed: 'No se pudieron cargar los paquetes. Lo que ha escrito sigue aquí.',
  servicesEmpty: 'Ahora mismo no hay paquetes de esta procedencia. Elija la otra.',
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
    noPackage: 'Por favor, selecciona un paquete de seguidores',
    emailMissing: 'Por favor, introduce tu correo electrónico',
    emailInvalid: 'Por favor, introduce un correo electrónico válido',
  },
  blocked: {
    title: 'Usuario no disponible',
    text: 'Este usuario no puede realizar pedidos en este momento. Contacte con soporte si cree que es un error.',
    short: 'Este usuario no puede realizar pedidos en este momento.',
  },
};

/** Header, menu and footer (S0 §1, §2). */
export const shell = {
  mainNavigation: 'Navegación principal',
  menu: 'Menú',
  openMenu: 'Abrir el menú',
  language: 'Idioma',
  notice: 'Aviso de la tienda',
  deliveriesLate:
    'Algunas entregas empiezan ahora más tarde de lo habitual. Tu pedido queda guardado y comienza en cuanto sea posible, sin que tengas que hacer nada.',
  services: 'Servicios',
  allServices: 'Todos los servicios',
  ourServices: 'NUESTROS SERVICIOS',
  usefulLinks: 'ENLACES ÚTILES',
  lines: {
    followers: 'Seguidores Instagram',
    likes: 'Likes Instagram',
    views: 'Visualizaciones Instagram',
  },
  from: (price: string) => `Desde ${price}`,
  track: 'Seguir mi pedido',
  aboutUs: 'Quiénes somos',
  about: (shop: string) =>
    `${shop} es un proveedor de estrategias de crecimiento. No vendemos seguidores ni likes: ofrecemos visibilidad orgánica a través de una red privada de colaboradores, conforme a las políticas publicitarias y de las plataformas. No tenemos relación con Instagram ni con Meta.`,
  security: 'Seguridad',
  securityBadges: [
    'Conexión cifrada',
    'Los datos completos de tu tarjeta no pasan por nuestros servidores',
    'Pagos verificados con 3-D Secure',
  ],
  cookieSettings: 'Configurar cookies',
  paymentMethods: 'Métodos de pago',
  help: 'Ayuda',
  legal: 'Información legal',
  copyright: (year: number, shop: string) => `© ${year} ${shop}`,
};

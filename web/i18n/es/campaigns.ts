/** Promotional pages (S1 §2.1) and the compliance test page (S1 §2.12). */
export const campaigns = {
  start: 'Empezar',
  landing: {
    end: {
      title: 'Listo en un par de minutos',
      text: 'Elige tu perfil y la cantidad. No hay registro, ni contraseña, ni suscripción.',
    },
  },
  igTools: {
    headline: 'Herramientas para que tu perfil crezca',
    lead: 'Visibilidad orgánica a través de una red privada de colaboradores. Tú decides el objetivo y la cantidad; nosotros te enseñamos cada paso.',
    points: ['Sin contraseña y sin suscripción', 'Precio cerrado, IVA incluido', 'Seguimiento en directo'],
    tools: { title: 'Elige una herramienta', lead: 'Tres objetivos, el mismo procedimiento sencillo.' },
    steps: {
      title: 'Cómo se usan',
      items: [
        { title: 'Elige el objetivo', text: 'Más audiencia, más interacción o más alcance para tus vídeos.' },
        { title: 'Indica tu perfil', text: 'Basta el nombre público. Nunca pedimos contraseñas.' },
        { title: 'Sigue el avance', text: 'Ves cada paso con su hora, desde el pago hasta el final.' },
      ],
    },
  },
  adsLanding: {
    headline: 'Seguidores para tu Instagram, con precio cerrado',
    lead: 'Elige un paquete y sigue la entrega en directo desde el primer minuto.',
    action: 'Ver todos los paquetes',
    packages: {
      title: 'Los paquetes más elegidos',
      lead: 'Un solo pago, IVA incluido.',
      choose: (units: string) => `Elegir ${units}`,
      loading: 'Cargando los precios…',
      none: 'Ahora mismo no podemos mostrar los precios. En el formulario los verás antes de pagar.',
    },
  },
  marketing: {
    headline: 'Marketing en redes sociales, sin promesas vacías',
    lead: 'Un plan claro, precios cerrados y resultados que se ven avanzar. Para negocios, creadores y marcas.',
    method: {
      title: 'Nuestro método',
      lead: 'Cuatro pasos, los mismos para todos los perfiles.',
      items: [
        { title: 'Análisis', text: 'Miramos tu perfil público: qué publica, cada cuánto y para quién.' },
        { title: 'Estrategia', text: 'Elegimos contigo el objetivo: audiencia, interacción o alcance.' },
        { title: 'Ejecución', text: 'Damos visibilidad a través de nuestra red privada de colaboradores.' },
        { title: 'Optimización', text: 'Medimos el resultado y ajustamos el siguiente paso.' },
      ],
    },
    services: { title: 'Qué puedes pedir', lead: 'Servicios sueltos, sin permanencia.' },
    promises: {
      title: 'Lo que no hacemos',
      items: [
        'No pedimos contraseñas ni entramos en tu cuenta.',
        'No hay suscripciones ni cargos posteriores.',
        'No publicamos ni escribimos a nadie en tu nombre.',
      ],
    },
    talk: {
      title: '¿Prefieres hablarlo antes?',
      text: 'Cuéntanos qué buscas y te contestamos en 24 horas.',
      action: 'Contactar',
    },
  },
  specialOffer: {
    headline: (percent: number) => `${percent} % de descuento en tu pedido`,
    lead: 'El código vale ahora mismo para todos los servicios. Púlsalo y lo aplicaremos al pagar.',
    codeLabel: 'Tu código',
    use: 'Usar el código',
    used: 'Se aplicará al pagar',
    order: 'Elegir mi paquete',
    examples: {
      title: 'Cuánto ahorras',
      caption: 'Precio de algunos paquetes sin código y con él',
      package: 'Paquete',
      before: 'Sin código',
      after: 'Con el código',
      saves: 'Ahorras',
    },
    steps: {
      title: 'Cómo se usa',
      items: [
        { title: 'Pulsa el código', text: 'Queda guardado en este navegador mientras dure tu visita.' },
        { title: 'Elige tu paquete', text: 'Perfil, cantidad y correo, como siempre.' },
        { title: 'Comprueba el total', text: 'El descuento aparece en el resumen antes de pagar.' },
      ],
    },
    terms:
      'El descuento se calcula sobre el total del pedido, IVA incluido. Un código por pedido; no se suma a otros. El importe mínimo de un pedido es 0,50 €.',
    none: {
      headline: 'Ahora mismo no hay ninguna oferta',
      text: 'Los precios que ves en el formulario son los que pagas, sin nada más.',
    },
  },
  test: {
    lead: 'Qué redacción se muestra en esta visita y por qué. El agente de usuario solo se informa: no cambia nada de lo que se muestra.',
    state: 'Modo de cumplimiento',
    on: 'Activado',
    off: 'Desactivado',
    trigger: 'Motivo',
    triggers: {
      path: 'La dirección de la página',
      host: 'El dominio promocional',
      'ad-click': 'Un parámetro de anuncio en la dirección',
      'ad-referrer': 'La página anterior es de un anuncio',
    },
    noTrigger: 'Ninguno',
    userAgent: 'Agente de usuario',
    crawler: 'Rastreador conocido',
    crawlerYes: (name: string) => `Sí: ${name}`,
    crawlerNo: 'No',
    referrer: 'Página anterior',
    parameters: 'Parámetros de la dirección',
    none: 'Ninguno',
    time: 'Fecha y hora',
    again: 'Comprobar de nuevo',
    tools: 'Abrir la página de herramientas',
  },
};

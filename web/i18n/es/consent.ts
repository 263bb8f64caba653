/** The cookie notice; its texts have a version, see web/consent/consent.ts. */
export const consent = {
  title: 'Cookies de medición',
  text: 'Nos dicen qué páginas se visitan y qué se compra. Solo se usan si las aceptas; comprar funciona igual sin ellas.',
  more: 'Más información',
  accept: 'Aceptar',
  refuse: 'Rechazar',
  now: { accepted: 'Ahora mismo están aceptadas.', refused: 'Ahora mismo están rechazadas.' },
  saved: 'Hemos guardado tu elección',
  savedText: 'Puedes cambiarla cuando quieras con «Configurar cookies», al pie de la página.',
};

/** The cookie notice; its texts have a version, see web/consent/consent.ts. */
export const consent = {
  title: 'Cookies de medición',
  text: 'Nos dicen qué páginas se visitan y cuáles fallan. Solo se usan si las acepta; comprar funciona igual sin ellas.',
  more: 'Más información',
  accept: 'Aceptar',
  refuse: 'Rechazar',
  now: { accepted: 'Ahora mismo están aceptadas.', refused: 'Ahora mismo están rechazadas.' },
  saved: 'Hemos guardado su elección',
  savedText: 'Puede cambiarla cuando quiera con «Configurar cookies», al pie de la página.',
};

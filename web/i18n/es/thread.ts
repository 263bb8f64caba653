/** A message to support as its customer reads it and goes on with it. */
export const thread = {
  from: { customer: 'Tú', support: 'Nuestro equipo' },
  states: { open: 'Esperando respuesta', answered: 'Contestado', closed: 'Cerrado' },
  said: {
    open: {
      title: 'Te contestamos',
      text: 'Hemos recibido tu mensaje. Te contestaremos por correo y en esta página en menos de 24 horas.',
    },
    answered: { title: 'Te hemos contestado', text: 'Si te queda alguna duda, escríbela abajo.' },
    closed: {
      title: 'Conversación cerrada',
      text: 'Si necesitas algo más, escribe abajo y la volvemos a abrir.',
    },
  },
  message: 'Añadir un mensaje',
  messageHint: 'Hasta 4.000 caracteres. Te contestamos en menos de 24 horas.',
  send: 'Enviar',
  sent: 'Mensaje enviado',
  sentText: 'Te avisaremos por correo en cuanto contestemos.',
  failed: 'Tu mensaje no se ha enviado',
  full: {
    title: 'Esta conversación ya es muy larga',
    text: 'Escríbenos un mensaje nuevo y cita esta referencia.',
  },
  contact: 'Escribir un mensaje nuevo',
  invalid: {
    title: 'Este enlace no funciona',
    text: 'Ábrelo otra vez desde el correo, o busca la conversación en tu cuenta. También puedes escribirnos un mensaje nuevo.',
  },
  loadFailed: 'No se pudo abrir tu mensaje. Comprueba la conexión e inténtalo otra vez.',
  byLink: 'Esta página se abre con el enlace de tu correo: no lo compartas.',
  list: {
    title: 'Tus mensajes',
    read: 'Leer y responder',
    last: (when: string) => `Último mensaje: ${when}`,
    loadFailed: 'No se pudieron cargar tus mensajes. Comprueba la conexión e inténtalo otra vez.',
  },
};

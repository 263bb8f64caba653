/** The online withdrawal function (D32). Its two names are the law's. */
export const withdrawal = {
  link: 'Desistir del contrato aquí',
  receivedOn: (at: string) => `Recibimos tu desistimiento el ${at}.`,
  lead: 'Puedes desistir de tu contrato en un plazo de 14 días, sin indicar el motivo. Son dos pasos: indica el pedido y confirma.',
  rules: 'Cómo funciona el desistimiento',
  steps: (step: number) => `Paso ${step} de 2`,
  identify: 'Tu pedido y tus datos',
  number: 'Número de pedido',
  numberHint: 'Está en el correo de confirmación.',
  email: 'Correo electrónico',
  emailHint: 'El del pedido. Aquí recibirás el acuse de recibo.',
  name: 'Nombre y apellidos',
  reason: 'Motivo (opcional)',
  reasonHint: 'No estás obligado a indicarlo.',
  continue: 'Continuar',
  missing: {
    numberInvalid: 'Escribe el número como está en el correo',
    name: 'Introduce tu nombre',
    nameInvalid: 'Escribe solo tu nombre, sin cifras ni otros signos, y con un espacio después de cada punto',
  },
  review: 'Comprueba y confirma',
  what: 'Desistes de',
  boughtOn: 'Comprado el',
  delivered: 'Entregado',
  unknown:
    'No encontramos ningún pedido con este número. Revísalo; si es correcto, confirma igualmente y lo comprobaremos.',
  declaration: 'Tu declaración',
  consequence:
    'Detendremos la entrega si aún es posible y te devolveremos el importe, menos la parte ya entregada. Si el pedido está entregado por completo, el derecho se ha extinguido.',
  confirm: 'Confirmar desistimiento',
  sending: 'Enviando…',
  back: 'Corregir los datos',
  failed: 'No se pudo enviar',
  done: {
    title: 'Hemos recibido tu desistimiento',
    text: (email: string) => `Te hemos enviado el acuse de recibo a ${email}. Guárdalo.`,
    withoutEmail:
      'Tu desistimiento está registrado, con la fecha y la hora de abajo. A esta dirección ya han salido demasiados correos, así que esta vez no enviamos acuse: guarda o imprime esta página.',
    next: 'Comprobaremos los datos y te contestaremos por correo. No tienes que hacer nada más.',
  },
};

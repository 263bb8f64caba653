/**
 * The assistant's own answers, used if no published question covers the topic; a published one replaces them. `{shop}`
 * and `{seller}` are filled in as in content.
 */
export const ownAnswers = {
  'double-charge':
    'Un mismo pedido se cobra una sola vez. A veces el banco muestra además una retención, que desaparece sola en unos días. Si ves dos cargos, una persona lo revisa y devuelve lo que sobre: escríbenos con la fecha y el importe de ambos y tu número de pedido.',
  'unknown-charge':
    'Lo revisa una persona. Escríbenos con la fecha y el importe del cargo y las cuatro últimas cifras de la tarjeta, nunca el número completo. Si crees que alguien usa tu tarjeta, avisa también a tu banco.',
  'paid-no-order':
    'Si el pago se hizo, el pedido aparece solo en unos minutos; si no es posible, te devolvemos todo de forma automática y te lo decimos por correo. Si no ves ninguna de las dos cosas, escríbenos con la fecha, el importe y tu correo.',
  complaint:
    'Siento lo que ha pasado. Quiero que lo vea una persona: puedes llevar esta conversación al formulario de contacto y añadir tu número de pedido. Te contestamos por correo en menos de 24 horas.',
  'legal-threat':
    'Siento que hayamos llegado a este punto. Esto tiene que verlo una persona: puedes enviarnos tu reclamación con esta conversación y tu número de pedido, y te contestamos por correo en menos de 24 horas. Tus derechos están en los términos y condiciones.',
  insult:
    'Siento no haberte ayudado. Si algo ha ido mal, una persona lo revisa: cuéntanoslo con tu número de pedido y te contestamos por correo en menos de 24 horas.',
  business:
    'Los precios de la web son los mismos para todos. Si quieres comprar por volumen, revender o colaborar, escríbenos con lo que necesitas y una persona te contesta en menos de 24 horas.',
  missing:
    'Los paquetes grandes llegan poco a poco: en la página de seguimiento ves cuánto se ha entregado. Si el pedido está completo y aun así te falta algo, escríbenos con el número de pedido y lo revisa una persona. Lo que no se pueda entregar se devuelve.',
  late: 'La entrega puede tardar hasta 24 horas en empezar, y el perfil debe ser público. En la página de seguimiento ves en qué punto está; también puedes escribirme aquí el número de pedido. Si ha pasado más tiempo, escríbenos y lo revisa una persona.',
  'change-order':
    'En la página de tu pedido puedes corregir tú el usuario o las publicaciones, si el pedido aún no ha salido, y el correo, durante la hora siguiente a la compra y con el mismo navegador. Para cualquier otro cambio, escríbenos con el número de pedido y lo revisa una persona.',
  technical:
    'Prueba a recargar la página: lo que elegiste sigue guardado. Si no, prueba con otro navegador; allí tendrás que elegir de nuevo. Si sigue igual, escríbenos qué hacías y qué mensaje ves, y lo revisa una persona.',
  'total-price':
    'El precio que ves es el final: incluye el IVA y no hay gastos ni comisiones aparte. Es un solo pago, sin suscripción ni renovaciones.',
  quality:
    'Llegan a través de una red privada de colaboradores, con perfiles de Europa o de España según el paquete. Dan visibilidad a tu perfil; no podemos prometer que den likes, comenten o compren. Si la cantidad baja, vale la garantía, siempre que tu paquete la incluya.',
  regions:
    'Puedes elegir entre seguidores europeos, con la mejor relación entre cantidad y precio, y seguidores de España, de calidad superior. No se puede elegir otro país, ni sexo, edad o intereses.',
  ban: 'No entramos en tu cuenta ni pedimos tu contraseña. No tenemos relación con Instagram y no decidimos cómo aplica las normas: puede retirar seguidores o limitar un perfil. Si la cantidad baja, vale la garantía, siempre que tu paquete la incluya.',
  legality:
    'Es un contrato de servicios normal, con recibo e IVA. Aparte están las normas de Instagram, que puede retirar seguidores. Pide solo para perfiles propios o con permiso de su titular, y no uses las cifras para engañar a nadie.',
  discretion:
    'No publicamos nada en tu perfil, no escribimos a tus seguidores y no decimos a nadie que has comprado. Aun así, en un perfil público cualquiera puede ver la lista de seguidores y que ha crecido.',
  'user-not-found':
    'Escribe tu usuario sin espacios, tal como aparece en tu perfil, y pulsa Continuar aunque no salga en la lista: la búsqueda no siempre lo muestra. El perfil debe ser público. Si dice que el usuario no está disponible, escríbenos.',
  'other-methods':
    'Aceptamos tarjeta (Visa, Mastercard, American Express), Bizum, Apple Pay, Google Pay y Link, en euros y en un solo pago. No hay PayPal, transferencia, criptomonedas, efectivo ni pago a plazos.',
  'payment-failed':
    'Si el pago se rechaza, no se cobra nada. Revisa el número, la caducidad y el CVC, confirma el pago en la aplicación de tu banco o prueba otra tarjeta, Bizum, Apple Pay o Google Pay. Si aun así no puedes pagar, o ves un cargo sin pedido, escríbenos.',
  'lost-mail':
    'Mira en la carpeta de correo no deseado. Tu pedido también está en «Mi Cuenta»: entra con la dirección de correo de la compra y un código que te enviamos. Si el correo estaba mal escrito, corrígelo en la página del pedido durante la hora siguiente a la compra, con el mismo navegador; después, escríbenos con la fecha, el importe y el usuario.',
  invoice:
    'De cada pedido hay un recibo en PDF con el IVA desglosado: descárgalo en «Mi Cuenta» o en la página de seguimiento. Allí también puedes pedir la factura con tus datos fiscales en los 60 días siguientes al pago; después, escríbenos con esos datos y el número de pedido.',
  'delete-data':
    'En la página «Darse de baja» elige borrar tus datos: te pedimos que confirmes por correo y lo procesamos en 24 horas. No hace falta ninguna cuenta. La garantía acaba con ello. De los pedidos quedan, sin tu nombre, los datos de la compra, del pago y de la entrega.',
  unsubscribe:
    'En la página «Darse de baja» dejas de recibir correos comerciales al momento. También vale el enlace al pie de esos correos: el recordatorio de compra y la petición de reseña. Los avisos de un pedido en curso siguen llegando.',
  account:
    'No hace falta registrarse ni contraseña. Para comprar basta con tu usuario y tu correo. En «Mi Cuenta» escribes la dirección de correo de la compra y te enviamos un código de 6 cifras, que vale 10 minutos: mira también en el correo no deseado.',
  'free-sample':
    'No hay muestras gratis. Puedes empezar por el paquete más pequeño, que verás al elegir la cantidad; si no se puede entregar, te devolvemos el dinero.',
  bonus:
    'Muchos paquetes llevan unidades de regalo: las ves junto a la cantidad, por ejemplo «+50 de regalo». Se entregan con el pedido y no cuestan nada.',
  age: 'Si eres menor de edad, compra con permiso de tu madre, tu padre o tu tutor.',
  trust:
    'Juzga por lo que puedes comprobar: quién vende está en los términos y condiciones, tu tarjeta va directa a la plataforma de pago, ves la entrega en directo, lo que no se entregue se devuelve y tienes 14 días para desistir mientras el pedido no esté entregado por completo. Las reseñas de muestra están señaladas como ejemplos.',
  seller: '{shop} es una tienda online, sin local abierto al público. El vendedor es {seller}.',
  languages:
    'La tienda, los correos y nuestro equipo hablan español, francés e italiano. Cambia de idioma con el selector de la página, o escríbenos en cualquiera de los tres.',
  'likes-posts':
    'Tú eliges qué publicaciones reciben los likes, hasta 20 por pedido y con al menos 10 likes cada una; algunos paquetes piden más. Se reparten a partes iguales, con los de regalo incluidos. Si no ves una en la lista, pega su enlace.',
  'views-videos':
    'Las visualizaciones son para vídeos y reels públicos, hasta 20 por pedido y con al menos 100 cada uno; algunos paquetes piden más. Las fotos y las historias no pueden recibirlas.',
  'not-sold':
    'Solo ofrecemos paquetes de seguidores, likes y visualizaciones de Instagram. No hay comentarios, cuentas ni otras redes.',
  'other-profile':
    'Sí, si el perfil es tuyo o tienes permiso de su titular. Cada pedido es para un solo perfil: haz uno por cada cuenta. El perfil debe ser público.',
  again:
    'Sí, puedes comprar las veces que quieras, también para el mismo perfil. Los pedidos del mismo tipo para un mismo perfil se entregan uno tras otro.',
  remove:
    'No podemos retirar lo entregado. En un perfil tuyo puedes quitar seguidores desde la lista de Instagram, uno a uno. Si tienes un problema con la entrega, escríbenos.',
  abroad:
    'Sí, puedes comprar desde cualquier país si tu tarjeta admite pagos por internet en euros. La tienda está en español, francés e italiano.',
  'how-to-buy':
    'Son tres pasos: escribe tu usuario; elige la cantidad; indica tu correo y paga. Sin contraseña y sin registro. Después recibes el número de pedido y ves la entrega en directo.',
  'instagram-help':
    'No somos Instagram y no tenemos acceso a ninguna cuenta. Si has olvidado tu contraseña o has perdido el acceso, usa la ayuda de Instagram.',
  privacy:
    'Tratamos tu correo, tu nombre de usuario público y los datos de tu pedido para cobrarlo, entregarlo y atender la garantía; no los vendemos. Los datos completos de tu tarjeta no pasan por nosotros. Todo está en la política de privacidad, también cómo pedir el acceso o el borrado.',
  law: 'El contrato se rige por la ley española, sin perjuicio de la protección que te dé la ley del país en el que vives. Lo demás está en los términos y condiciones.',
  bot: 'Soy un asistente automático: respondo con los textos y los datos de {shop}. Si prefieres una persona, escríbenos y te contesta por correo en menos de 24 horas.',
};

/** The topics that the assistant has its own answers for, in every language. */
export type OwnAnswers = typeof ownAnswers;

import type { Words } from './language-words';

/** What Spanish questions are made of. Without accents, in lower case. */
export const words: Words = {
  stop: 'a al algo algun alguna ante aqui asi aun bien buenas buenos como con cosa cual cuales cuando cuanto cuanta cuantos de del desde dia dias e el ella ellos en entonces era eres es esa ese eso esta estan estas este esto estoy favor fue gracias gustaria ha hace hacer hago han hasta hay he hola la las le les lo los mas me mi mis mucho muy nada necesita necesitan necesito ni no nos o os otra otro para pero podeis podria puede pueden puedo por porque pues que quien quiero quisiera saber se sea ser si sin sobre solo son soy su sus tal tambien tan tardes tener tengo ti tiene tienen toda todo tu tus u un una uno unos usted ustedes va vais vale van vaya ver vez voy vosotros y ya yo dime decir digame sirve funciona pasa tendria debo hay pregunta duda ahora dar daros dan doy dame seguidores seguidor likes instagram aceptan aceptais'.split(
    ' ',
  ),
  concepts: {
    delivery:
      'tarda tardan tardar tardara demora demoran demorar llega llegan llegar llegara llegaran plazo plazos tiempo entrega entregan entregar entregado recibir recibire horas rapido inmediata inmediato empieza comienza',
    tracking: 'seguimiento seguir sigo rastrear donde estado punto localizar track',
    refund:
      'reembolso reembolsos reembolsar reembolsan devolucion devoluciones devolver devuelven devolveis dinero',
    withdrawal:
      'desistir desistimiento desisto cancelar cancelo cancelacion anular anulo arrepentido arrepiento',
    guarantee:
      'garantia garantias reposicion reponer repone reponen reponeis bajan bajar bajado bajada pierdo pierden perder perdido caen caida caidas desaparecen refill',
    payment:
      'pagar pago pagos pago tarjeta tarjetas visa mastercard amex paypal bizum apple google cobrar cobran cobro metodo metodos forma formas',
    safety: 'seguro segura seguridad fiable confianza estafa timo peligro riesgo',
    password: 'contrasena contrasenas clave claves password acceso',
    privacy: 'privacidad datos personales rgpd cookies borrar eliminar',
    visibility: 'publico publica privado privada perfil',
    discount: 'descuento descuentos codigo codigos cupon cupones promocion rebaja',
    mistake: 'equivocado equivoque equivocada equivocar error incorrecto corregir cambiar',
    order: 'pedido pedidos compra compras orden encargo',
    receipt: 'factura facturas recibo recibos iva',
    account: 'cuenta',
  },
  greeting: /^(hola|buenas|buenos dias|buenas tardes|buenas noches|hey|saludos|que tal)\b/,
  thanks: /^(muchas |mil )?gracias\b|^(vale|perfecto|genial|ok|entendido)( gracias)?$/,
  person: [
    /\b(hablar|chatear|contactar|contacto|comunicar\w*|escrib\w+|llamar\w*|atiend\w+|atender\w*|pas[ae]\w*|conect\w+)\b.{0,40}\b(human[oa]|persona|agente|alguien|operador\w*|asesor\w*|soporte|equipo|ustedes|vosotros|atencion)\b/,
    /^(un |una )?(human[oa]|persona|agente|operador|asesor|soporte|contacto|contactar|ayuda humana)( real| por favor)?$/,
    /\b(atencion al cliente|servicio al cliente|telefono|reclamacion|reclamar|queja|quejarme|whatsapp)\b/,
    /\b(como|quiero|puedo|donde|necesito)\b.{0,20}\b(contacto|contactar\w*|escribirles|escribiros)\b/,
  ],
};

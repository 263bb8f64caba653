import type { ContentOf } from '../sections';

/** What a new shop claims in Spanish (S0 §1, §9; S1 §2.9). Figures that nobody has counted are marked as samples. */
export const claims: ContentOf<'claims'> = {
  badges: [
    { icon: 'language', text: 'Servicio 100 % en español' },
    { icon: 'speed', text: 'Entrega inmediata' },
    { icon: 'check', text: 'Garantía {guarantee} en seguidores' },
    { icon: 'wallet', text: 'Apple Pay y Google Pay' },
    { icon: 'card', text: 'Pago seguro con tarjeta' },
  ],
  terms: {
    delivery: 'La entrega empieza en pocos minutos y, como mucho, en 24 horas.',
    refill: 'Si pierdes más de un 10 % de los seguidores entregados, los reponemos gratis:',
  },
  score: {
    value: '4,9',
    basis: 'Basada en más de 4.230 reseñas',
    clients: 'Más de 10.000 clientes',
    source: '',
    sample: true,
  },
  figures: [
    { value: '200+', label: 'proyectos', source: '', sample: true },
    { value: '95 %', label: 'de satisfacción', source: '', sample: true },
    { value: '5+', label: 'años', source: '', sample: true },
    { value: '24 h', label: 'para responder', source: '', sample: false },
  ],
  reasons: [
    { text: 'Contesta una persona, en tu idioma y por escrito.' },
    { text: 'Con tu número de pedido vemos al momento en qué punto está.' },
    { text: 'Lo que no se pueda entregar se devuelve.' },
    { text: 'Nunca te pediremos tu contraseña.' },
  ],
};

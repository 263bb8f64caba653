import type { ContentOf } from '../sections';

/** The three sample cases of S1 §2.11. Made up, and marked so on the page. */
export const cases: ContentOf<'case-studies'>['cases'] = [
  {
    client: 'Tienda online de cerámica',
    industry: 'Comercio electrónico',
    challenge:
      'Vendía bien en ferias, pero su tienda online apenas recibía visitas y su perfil no transmitía la calidad de las piezas.',
    solution:
      'Ordenamos el perfil por colecciones, fijamos un calendario de tres publicaciones por semana y reforzamos la visibilidad de cada lanzamiento.',
    results: [
      { metric: 'Visitas a la tienda desde el perfil', increase: '+180 %' },
      { metric: 'Alcance medio por publicación', increase: '+95 %' },
      { metric: 'Pedidos online', increase: '+40 %' },
    ],
    timeline: '4 meses',
    testimonial:
      'Por primera vez sabemos qué publicación trae visitas y cuál no. Los lanzamientos se agotan antes.',
    clientName: 'Elena V., propietaria',
  },
  {
    client: 'Restaurante de barrio',
    industry: 'Restauración',
    challenge:
      'Las mesas se llenaban el fin de semana y quedaban vacías de lunes a jueves. El perfil llevaba meses sin actualizarse.',
    solution:
      'Una serie de vídeos cortos desde la cocina, menús de entre semana contados cada domingo y visibilidad en la ciudad.',
    results: [
      { metric: 'Reservas de lunes a jueves', increase: '+55 %' },
      { metric: 'Visualizaciones de los vídeos', increase: '+320 %' },
      { metric: 'Mensajes recibidos', increase: '+70 %' },
    ],
    timeline: '3 meses',
    testimonial: 'La gente entra diciendo que ha visto el vídeo del arroz. Eso antes no pasaba.',
    clientName: 'Marcos G., jefe de sala',
  },
  {
    client: 'Consultora para empresas',
    industry: 'Servicios B2B',
    challenge:
      'Un equipo con mucha experiencia y poca presencia: quienes decidían la compra no encontraban pruebas de su trabajo.',
    solution:
      'Publicaciones breves con casos reales contados en cifras, un tono común para todo el equipo y visibilidad entre perfiles del sector.',
    results: [
      { metric: 'Consultas recibidas', increase: '+65 %' },
      { metric: 'Visitas al perfil', increase: '+210 %' },
      { metric: 'Reuniones concertadas', increase: '+35 %' },
    ],
    timeline: '6 meses',
    testimonial: 'Llegamos a la primera reunión con la confianza ya ganada.',
    clientName: 'Patricia L., socia',
  },
];

/** The pages of likes and views around their order form, as `home` is that of followers (S0 §1, §2; D26). */
export const lines = {
  likes: {
    headline: 'Más likes para tus publicaciones',
    lead: 'Elige el paquete, elige tus publicaciones y repartimos los likes a partes iguales. Sin contraseña.',
  },
  views: {
    headline: 'Más visualizaciones para tus vídeos',
    lead: 'Elige el paquete, elige tus vídeos o reels y ve subir el contador. Sin contraseña.',
  },
};

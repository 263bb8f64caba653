/** The countdown banner (S1 §2.14). */
export const banner = {
  region: 'Oferta con cuenta atrás',
  offer: (percent: number) => `${percent} % de descuento`,
  use: (code: string) => `Usar el código ${code}`,
  used: (code: string) => `Código ${code} guardado`,
  usedText: 'Lo aplicaremos cuando abras el pago. También está copiado, por si quieres escribirlo.',
  usedTextOnly: 'Lo aplicaremos cuando abras el pago.',
  close: 'Cerrar la oferta',
  units: { hours: 'HOR', minutes: 'MIN', seconds: 'SEG' },
  left: (minutes: number, seconds: number) => `Tiempo restante: ${minutes} min ${seconds} s`,
};

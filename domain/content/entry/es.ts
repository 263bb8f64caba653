import type { ServiceType } from '#domain/catalogue.ts';
import type { ContentOf } from '../sections';

/** The texts of a new shop's pages around their order forms, in Spanish. */
export const entry: Record<ServiceType, ContentOf<'entry-followers'>> = {
  followers: {
    claims: [
      { text: 'Servicio y atención 100 % en español' },
      { text: 'La entrega empieza al confirmarse el pago y la ves avanzar en directo' },
      {
        text: 'Tarjeta, Bizum, Apple Pay o Google Pay; los datos de tu tarjeta van directos a la plataforma de pago',
      },
      { text: 'Garantía {guarantee}: si pierdes más de un 10 % de lo entregado, lo reponemos' },
    ],
    differences: [
      {
        icon: 'key',
        title: 'Sin contraseña',
        text: 'Solo necesitamos tu nombre de usuario. Nadie entra en tu cuenta.',
      },
      {
        icon: 'live',
        title: 'Seguimiento en directo',
        text: 'Desde el pago hasta el final, ves cada paso de tu pedido con su hora.',
      },
      {
        icon: 'shield',
        title: 'Precio cerrado',
        text: 'Pagas lo que ves: IVA incluido, sin suscripción y sin cargos posteriores. Lo que no se pueda entregar se devuelve.',
      },
      {
        icon: 'refund',
        title: 'Garantía {guarantee}',
        text: 'Si pierdes más de un 10 % de lo entregado, lo reponemos gratis.',
      },
    ],
    steps: [
      {
        title: 'Dinos qué perfil es',
        text: 'Escribe tu usuario y confirma con la foto que es el tuyo. Debe ser público.',
      },
      {
        title: 'Elige cuántos',
        text: 'Europeos o de España, en paquetes con regalo o la cantidad exacta que quieras.',
      },
      {
        title: 'Paga y síguelo',
        text: 'Recibes un correo con tu número de pedido y ves la entrega avanzar sin recargar la página.',
      },
    ],
  },
  likes: {
    claims: [
      { text: 'Servicio y atención 100 % en español' },
      { text: 'Tú decides qué publicaciones reciben los likes, hasta 20 por pedido' },
      { text: 'La entrega empieza al confirmarse el pago y la ves avanzar en directo' },
      {
        text: 'Tarjeta, Bizum, Apple Pay o Google Pay; los datos de tu tarjeta van directos a la plataforma de pago',
      },
    ],
    differences: [
      {
        icon: 'key',
        title: 'Sin contraseña',
        text: 'Solo necesitamos tu nombre de usuario y las publicaciones. Nadie entra en tu cuenta.',
      },
      {
        icon: 'live',
        title: 'Reparto a la vista',
        text: 'Antes de pagar ves cuánto recibe cada publicación, con el regalo incluido.',
      },
      {
        icon: 'shield',
        title: 'Precio cerrado',
        text: 'Pagas lo que ves: IVA incluido, sin suscripción y sin cargos posteriores.',
      },
      {
        icon: 'refund',
        title: 'Lo que falte se devuelve',
        text: 'La parte que no se pueda entregar vuelve al mismo medio de pago.',
      },
    ],
    steps: [
      {
        title: 'Dinos qué perfil es',
        text: 'Escribe tu usuario y confirma con la foto que es el tuyo. Debe ser público.',
      },
      {
        title: 'Elige paquete y publicaciones',
        text: 'Marca tus publicaciones o pega su enlace: el paquete se reparte a partes iguales.',
      },
      {
        title: 'Paga y síguelo',
        text: 'Recibes un correo con tu número de pedido y ves cada publicación avanzar sin recargar la página.',
      },
    ],
  },
  views: {
    claims: [
      { text: 'Servicio y atención 100 % en español' },
      { text: 'Para vídeos y reels: uno solo o varios en el mismo pedido' },
      { text: 'La entrega empieza al confirmarse el pago y la ves avanzar en directo' },
      {
        text: 'Tarjeta, Bizum, Apple Pay o Google Pay; los datos de tu tarjeta van directos a la plataforma de pago',
      },
    ],
    differences: [
      {
        icon: 'key',
        title: 'Sin contraseña',
        text: 'Solo necesitamos tu nombre de usuario y los vídeos. Nadie entra en tu cuenta.',
      },
      {
        icon: 'live',
        title: 'Solo vídeos',
        text: 'Te enseñamos únicamente las publicaciones que pueden recibir visualizaciones.',
      },
      {
        icon: 'shield',
        title: 'Precio cerrado',
        text: 'Pagas lo que ves: IVA incluido, sin suscripción y sin cargos posteriores.',
      },
      {
        icon: 'refund',
        title: 'Lo que falte se devuelve',
        text: 'La parte que no se pueda entregar vuelve al mismo medio de pago.',
      },
    ],
    steps: [
      {
        title: 'Dinos qué perfil es',
        text: 'Escribe tu usuario y confirma con la foto que es el tuyo. Debe ser público.',
      },
      {
        title: 'Elige paquete y vídeos',
        text: 'Marca tus vídeos o pega su enlace: las visualizaciones se reparten a partes iguales.',
      },
      {
        title: 'Paga y síguelo',
        text: 'Recibes un correo con tu número de pedido y ves cada vídeo avanzar sin recargar la página.',
      },
    ],
  },
};

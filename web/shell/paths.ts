import { useLocation } from 'react-router-dom';

/** Addresses of the storefront. Built in one place, so that a language with other names has one file to change. */
export function pathsFor(prefix: '' | '/es') {
  return {
    home: '/es/ig',
    faq: '/es/ig#preguntas',
    howItWorks: '/es/ig#como-funciona',
    checkout: `${prefix}/checkout`,
    orderSuccess: `${prefix}/order-success`,
    track: `${prefix}/track`,
    trackOrder: (order: string) => `${prefix}/track-order?order=${encodeURIComponent(order)}`,
    paymentFailed: `${prefix}/payment-failed`,
    privacy: `${prefix}/privacy-policy`,
    terms: `${prefix}/terms-and-conditions`,
    refunds: `${prefix}/refund-policy`,
  };
}

/** The addresses in the form of the present one: a page under /es leads to pages under /es. */
export function usePaths() {
  const { pathname } = useLocation();
  return pathsFor(pathname.startsWith('/es') ? '/es' : '');
}

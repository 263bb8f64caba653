import type { Region, ServiceType } from './catalogue';

const nouns = { followers: 'seguidores', likes: 'likes', views: 'visualizaciones' } as const;
const regions = { spain: ' · España', europe: ' · Europa', none: '' } as const;

/** Title of a purchase's run in the Temporal UI; plain text, so no personal data. A new run has no number yet. */
export function runTitle(
  sold: { quantity: number; serviceType: ServiceType; region: Region },
  orderNumber?: string,
): string {
  const title = `${sold.quantity} ${nouns[sold.serviceType]}${regions[sold.region]}`;
  return orderNumber ? `${orderNumber} · ${title}` : title;
}

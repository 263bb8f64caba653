import type { Region, ServiceType } from './catalogue';
import { formatCount } from './format';
import type { Language } from './money';

/** Package names in receipts, e-mails and calls. */
const es = {
  services: { followers: 'seguidores', likes: 'likes', views: 'visualizaciones' },
  regions: { spain: 'España', europe: 'Europa', none: '' },
  bonus: (count: string, unit: string) => `${count} ${unit} de regalo`,
  upsell: (count: string, unit: string) => `${count} ${unit} de ampliación`,
};
const fr: typeof es = {
  services: { followers: 'abonnés', likes: 'likes', views: 'vues' },
  regions: { spain: 'Espagne', europe: 'Europe', none: '' },
  bonus: (count, unit) => `${count} ${unit} en cadeau`,
  upsell: (count, unit) => `${count} ${unit} en complément`,
};
const it: typeof es = {
  services: { followers: 'follower', likes: 'like', views: 'visualizzazioni' },
  regions: { spain: 'Spagna', europe: 'Europa', none: '' },
  bonus: (count, unit) => `${count} ${unit} in regalo`,
  upsell: (count, unit) => `${count} ${unit} in aggiunta`,
};
export const packageWords: Record<Language, typeof es> = { es, fr, it };

interface Sold {
  quantity: number;
  serviceType: ServiceType;
  region: Region;
}

/** A package in words, e.g. `1.000 seguidores · Europa`. */
export function packageName({ quantity, serviceType, region }: Sold, language: Language): string {
  const { services, regions } = packageWords[language];
  const name = `${formatCount(quantity, language)} ${services[serviceType]}`;
  return regions[region] ? `${name} · ${regions[region]}` : name;
}

/** The same with everything included, e.g. `1.000 seguidores · Europa + 100 seguidores de regalo`. */
export function packageDescription(
  sold: Sold & { bonus: number; upsellQuantity?: number },
  language: Language,
): string {
  const words = packageWords[language];
  const unit = words.services[sold.serviceType];
  const parts = [packageName(sold, language)];
  if (sold.bonus > 0) parts.push(words.bonus(formatCount(sold.bonus, language), unit));
  if (sold.upsellQuantity) parts.push(words.upsell(formatCount(sold.upsellQuantity, language), unit));
  return parts.join(' + ');
}

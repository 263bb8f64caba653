import { Link } from 'react-router-dom';
import type { ServiceView } from '#domain/calls/shop.ts';
import { useEuropeanFollowers } from '../api-client/services';
import { formatCount } from '../i18n/format';
import { useLanguage, useMessages } from '../i18n/messages';
import { usePaths } from '../shell/paths';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { classes } from '../ui/classes';
import { Money } from '../ui/money';

/** The package marked as most popular and its neighbours, in the shop's order; the first three if none is marked. */
export function aroundFeatured<S extends Pick<ServiceView, 'featured'>>(services: readonly S[]): S[] {
  const featured = services.findIndex((service) => service.featured);
  const start = Math.max(0, Math.min(featured < 0 ? 0 : featured - 1, services.length - 3));
  return services.slice(start, start + 3);
}

/** Three packages, each linking to the order form with that package chosen. */
export function PopularPackages() {
  const { campaigns, order } = useMessages();
  const language = useLanguage();
  const { service } = usePaths();
  const { data, isPending } = useEuropeanFollowers();
  const words = campaigns.adsLanding.packages;
  const packages = aroundFeatured(data ?? []);
  if (packages.length === 0) return <p className="text-muted">{isPending ? words.loading : words.none}</p>;
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {packages.map((sold) => (
        <li
          key={sold.id}
          className={classes(
            'relative grid content-between gap-5 rounded-card border bg-surface p-6 shadow-card',
            sold.featured ? 'border-accent' : 'border-line',
          )}
        >
          {sold.featured && (
            <Badge tone="accent" className="absolute -top-3 left-5 ring-2 ring-surface">
              {order.popular}
            </Badge>
          )}
          <div className="grid gap-1">
            <h3 className="text-2xl font-extrabold tracking-tight tabular-nums">
              {order.followers(sold.quantity)}
            </h3>
            <p className="min-h-6 font-semibold text-success">
              {sold.bonus > 0 && order.bonus(formatCount(sold.bonus, language), 'followers')}
            </p>
          </div>
          <p className="flex items-baseline gap-2">
            <Money cents={sold.priceCents} className="text-3xl font-extrabold tracking-tight" />
            <span className="text-sm text-muted">{order.vatIncluded}</span>
          </p>
          <Button asChild variant={sold.featured ? 'primary' : 'secondary'} size="large">
            <Link to={service('followers', `?followers=${sold.quantity}`)}>
              {words.choose(order.followers(sold.quantity))}
            </Link>
          </Button>
        </li>
      ))}
    </ul>
  );
}

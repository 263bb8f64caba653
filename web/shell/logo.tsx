import { Link } from 'react-router-dom';
import { useLogoText, useShopName } from '../api-client/shop-config';
import { useMessages } from '../i18n/messages';
import { usePaths } from './paths';

/** The shop's name as its logo; the logo itself is a setting (D34). */
export function Logo() {
  const shop = useShopName();
  const text = useLogoText();
  const { common } = useMessages();
  return (
    <Link
      to={usePaths().home}
      aria-label={common.toHome(shop)}
      className="inline-flex min-h-11 items-center rounded-control text-xl font-extrabold tracking-tight"
    >
      {text}
      <span aria-hidden className="text-accent">
        .
      </span>
    </Link>
  );
}

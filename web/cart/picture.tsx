import { User } from 'lucide-react';
import { useState } from 'react';
import { classes } from '../ui/classes';

const proxy = '/api/instagram/image-proxy?url=';

/** Pictures come only through our proxy, so that Instagram never learns of a visitor. */
export function pictureAddress(url: string): string {
  return url.startsWith('/api/') ? url : proxy + encodeURIComponent(url);
}

/** A profile's picture, or a neutral figure if it has none. Decorative: the name is next to it. */
export function Picture({ url, className }: { url: string; className?: string }) {
  const [failed, setFailed] = useState(false);
  const box = classes('shrink-0 rounded-full bg-sunken', className);
  if (!url || failed)
    return (
      <span className={classes('grid place-items-center text-muted', box)}>
        <User aria-hidden className="size-1/2" />
      </span>
    );
  return (
    <img
      src={pictureAddress(url)}
      alt=""
      width={56}
      height={56}
      decoding="async"
      onError={() => setFailed(true)}
      className={classes('object-cover', box)}
    />
  );
}

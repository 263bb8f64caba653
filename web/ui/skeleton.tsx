import { classes } from './classes';

/** A placeholder with the size of the content. Set that size with `className`. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classes('animate-wait rounded-control bg-sunken', className)} />;
}

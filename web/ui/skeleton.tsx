import { classes } from './classes';

/** A quiet block of the size that the content will have. Give it that size by `className`. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classes('animate-wait rounded-control bg-sunken', className)} />;
}

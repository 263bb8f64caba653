import { LoaderCircle } from 'lucide-react';
import { classes } from './classes';

/** A sign that something runs. What runs is said in words beside it. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden className={classes('size-5 shrink-0 animate-spin', className)} />;
}

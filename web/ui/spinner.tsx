import { LoaderCircle } from 'lucide-react';
import { classes } from './classes';

/** A sign that something runs. The text next to it says what. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden className={classes('size-5 shrink-0 animate-spin', className)} />;
}

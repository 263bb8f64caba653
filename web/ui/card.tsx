import type { ComponentProps } from 'react';
import { classes } from './classes';

/** A surface that groups related content. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div className={classes('rounded-card border border-line bg-surface shadow-card', className)} {...rest} />
  );
}

import { formatEuros } from '#domain/money.ts';
import { useLanguage } from '../i18n/messages';
import { classes } from './classes';

/** An amount in cents in the reader's language, with tabular figures. */
export function Money({ cents, className }: { cents: number; className?: string }) {
  return (
    <span className={classes('whitespace-nowrap tabular-nums', className)}>
      {formatEuros(cents, useLanguage())}
    </span>
  );
}

import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { formatEuros } from '#domain/money.ts';
import { useLanguage, useMessages } from '../i18n/messages';
import { classes } from '../ui/classes';
import { lineIcons, type ProductLine } from './product-lines';

/** An entry of the services menu: name and lowest price. */
export function ProductLineEntry({
  line,
  className,
  ...rest
}: { line: ProductLine } & Omit<ComponentProps<'a'>, 'children' | 'href'>) {
  const { shell } = useMessages();
  const language = useLanguage();
  const Icon = lineIcons[line.key];
  return (
    <Link
      {...rest}
      to={line.path}
      className={classes('flex min-h-14 items-center gap-3 rounded-control px-2.5 py-2', className)}
    >
      <span className="grid size-9 place-items-center rounded-control bg-sunken">
        <Icon aria-hidden className="size-5" />
      </span>
      <span className="grid">
        <span className="text-sm font-semibold">{shell.lines[line.key]}</span>
        <span className="min-h-5 text-sm text-muted">
          {line.from !== undefined && shell.from(formatEuros(line.from, language))}
        </span>
      </span>
    </Link>
  );
}

import { CircleUserRound, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { RefObject } from 'react';
import { Link } from 'react-router-dom';
import { useShopName } from '../api-client/shop-config';
import { useMessages } from '../i18n/messages';
import { Button } from '../ui/button';
import { LanguageSwitch } from './language-switch';
import { Logo } from './logo';
import { usePaths } from './paths';
import { ProductLineEntry } from './product-line-entry';
import { useProductLines } from './product-lines';

const link = 'flex min-h-12 items-center text-lg font-semibold';

/** The full-screen menu of phones (S0 §2), in every language. */
export function MobileMenu({
  open,
  onClose,
  opener,
  withServices,
}: {
  open: boolean;
  onClose: () => void;
  /** The button that opened it, which gets the focus back. */
  opener: RefObject<HTMLElement | null>;
  /** False on promotional pages. */
  withServices: boolean;
}) {
  const { heads, shell, common } = useMessages();
  const shop = useShopName();
  const paths = usePaths();
  const lines = useProductLines();
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener.current?.focus();
          }}
          className="fixed inset-0 z-50 flex animate-fade flex-col overflow-y-auto bg-surface px-4 pb-6 text-ink outline-none"
          onClick={(event) => event.target instanceof Element && event.target.closest('a') && onClose()}
        >
          <Dialog.Title className="sr-only">{shell.menu}</Dialog.Title>
          <div className="flex h-14 shrink-0 items-center justify-between">
            <Logo />
            <Dialog.Close
              aria-label={common.close}
              className="-mr-2 grid size-11 place-items-center rounded-control"
            >
              <X aria-hidden className="size-6" />
            </Dialog.Close>
          </div>
          <nav aria-label={shell.mainNavigation} className="grid flex-1 content-start gap-8 py-6">
            {withServices && (
              <section className="grid gap-2">
                <h2 className="text-sm font-semibold tracking-wide text-muted">{shell.ourServices}</h2>
                {lines.map((line) => (
                  <ProductLineEntry key={line.key} line={line} className="-mx-2.5" />
                ))}
              </section>
            )}
            <section className="grid gap-1">
              <h2 className="text-sm font-semibold tracking-wide text-muted">{shell.usefulLinks}</h2>
              <Link to={paths.faq} className={link}>
                {heads.faq.title}
              </Link>
              <Link to={paths.contact} className={link}>
                {heads.contact.title}
              </Link>
              <Link to={paths.track} className={link}>
                {shell.track}
              </Link>
            </section>
            <Button asChild size="large">
              <Link to={paths.account}>
                <CircleUserRound aria-hidden className="size-5" />
                {heads.account.title}
              </Link>
            </Button>
            <section className="grid gap-1">
              <h2 className="text-sm font-semibold tracking-wide text-muted uppercase">{shell.language}</h2>
              <LanguageSwitch className="-mx-2" />
            </section>
          </nav>
          <p className="text-sm text-muted">{shell.copyright(new Date().getFullYear(), shop)}</p>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

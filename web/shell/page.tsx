import type { ReactNode } from 'react';
import { useShopName } from '../api-client/shop-config';
import { useMessages } from '../i18n/messages';
import { Footer } from './footer';
import { Header } from './header';

/** Header, content, footer, and the document's title. */
export function Page({ title, children }: { title: string; children: ReactNode }) {
  const { common } = useMessages();
  const shop = useShopName();
  return (
    <div className="flex min-h-dvh flex-col bg-page">
      <title>{`${title} · ${shop}`}</title>
      <a
        href="#contenido"
        className="sr-only z-50 rounded-control bg-surface px-4 py-3 font-semibold focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {common.skipToContent}
      </a>
      <Header />
      <main id="contenido" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer />
    </div>
  );
}

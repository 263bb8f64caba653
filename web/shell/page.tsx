import type { ReactNode } from 'react';
import { Chat } from '../chat/chat';
import { useMessages } from '../i18n/messages';
import { Banner } from './banner';
import { Footer } from './footer';
import { Header } from './header';
import { NoticeLine } from './notice-line';

/** Banner, header, content and footer. */
export function Page({ children }: { children: ReactNode }) {
  const { common } = useMessages();
  return (
    <div className="flex min-h-dvh flex-col bg-page">
      <a
        href="#contenido"
        className="sr-only z-50 rounded-control bg-surface px-4 py-3 font-semibold focus:not-sr-only focus:fixed focus:top-[calc(var(--top-bar)+0.5rem)] focus:left-2"
      >
        {common.skipToContent}
      </a>
      <Banner />
      <Header />
      <NoticeLine />
      <main id="contenido" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer />
      <Chat />
    </div>
  );
}

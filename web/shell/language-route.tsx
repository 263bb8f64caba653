import { useEffect } from 'react';
import { Outlet, useLoaderData, useLocation } from 'react-router-dom';
import type { Language } from '#domain/money.ts';
import { pageShownAt } from '#domain/pages.ts';
import { useShopName } from '../api-client/shop-config';
import { ConsentGate } from '../consent/consent-gate';
import { MessagesProvider, useMessages } from '../i18n/messages';
import type { Messages } from '../i18n/shape';
import { PageScroll } from '../ui/page-scroll';
import { ToastProvider } from '../ui/toast';
import { usePageFocus } from '../ui/use-page-focus';
import { rememberPlace } from './back-navigation';
import { showHead } from './head';
import { useSite } from './site';

/** The frame of every page of a language: its sentences, toasts and the document's head. */
export function LanguageRoute({ language }: { language: Language }) {
  const messages = useLoaderData<Messages>();
  const { pathname, key } = useLocation();
  useEffect(() => showHead(pathname, language, messages.heads), [pathname, language, messages]);
  usePageFocus(pathname);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step in the history has its own key
  useEffect(rememberPlace, [key]);
  return (
    <MessagesProvider language={language} messages={messages}>
      <Title />
      <ToastProvider regionLabel={messages.common.notifications} closeLabel={messages.common.close}>
        <ConsentGate />
        <Outlet />
        <PageScroll />
      </ToastProvider>
    </MessagesProvider>
  );
}

/** The title of the browser's tab: that of the page, and the shop's name. */
function Title() {
  const { heads } = useMessages();
  const page = pageShownAt(useLocation().pathname, useSite()) ?? 'notFound';
  const shop = useShopName();
  return <title>{`${heads[page].title} · ${shop}`}</title>;
}

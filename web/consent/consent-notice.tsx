import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { addressOf, pageShownAt } from '#domain/pages.ts';
import type { Site } from '#domain/site.ts';
import { useLanguage, useMessages } from '../i18n/messages';
import { usePaths } from '../shell/paths';
import { useSite } from '../shell/site';
import { Button } from '../ui/button';
import { classes } from '../ui/classes';
import { useToast } from '../ui/toast';
import { useHeightVariable } from '../ui/use-height-variable';
import { leaveAnalytics, reportPage, startAnalytics, stopAnalytics } from './analytics';
import { consentStore, useConsent } from './consent';

/**
 * Asks before anything optional is loaded (D29 and D35). Refusing and accepting take one press each and look
 * alike. It is at the bottom of the screen and blocks nothing: the page behind stays usable. In a low window, which it
 * would fill, it is above the page.
 */
export function ConsentNotice({ analytics }: { analytics: NonNullable<Site['analytics']> }) {
  const { consent, reopened } = useConsent();
  const page = useMeasuredPage();
  const accepted = consent?.analytics === true;

  // Here, not at the buttons: the choice may come from another tab, or may have expired.
  useEffect(() => {
    if (accepted) startAnalytics(analytics);
    else stopAnalytics();
  }, [accepted, analytics]);
  useEffect(() => {
    if (accepted) reportPage(page);
  }, [accepted, page]);

  if (consent && !reopened) return null;
  return <Notice />;
}

function Notice() {
  const { consent: words, common } = useMessages();
  const { consent, reopened } = useConsent();
  const { privacy } = usePaths();
  const toast = useToast();
  const box = useHeightVariable('--notice-height');
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (!reopened) return;
    // Opened from the footer: the focus moves here, and back afterwards.
    const before = document.activeElement;
    title.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, [reopened]);

  function decide(analytics: boolean): void {
    consentStore.decide(analytics);
    toast({ title: words.saved, text: words.savedText, tone: 'success' });
    if (!analytics) leaveAnalytics();
  }

  return (
    <section
      ref={box}
      aria-labelledby="cookie-notice"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && consent) consentStore.keep();
      }}
      className={classes(
        consent && 'sm:max-lg:pr-16',
        'fixed inset-x-0 bottom-(--bar-height) z-30 low:relative low:bottom-auto border-t border-line bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] text-ink shadow-float sm:flex sm:items-center sm:gap-6 sm:px-6 lg:right-auto lg:bottom-4 lg:left-4 lg:block lg:w-96 lg:rounded-card lg:border lg:p-5',
      )}
    >
      <div className="grid flex-1 gap-1">
        <h2
          id="cookie-notice"
          ref={title}
          tabIndex={-1}
          className="pr-8 font-bold tracking-tight outline-none"
        >
          {words.title}
        </h2>
        <p className="text-sm leading-5 text-muted">
          {words.text} {consent && (consent.analytics ? words.now.accepted : words.now.refused)}{' '}
          <Link to={privacy} className="whitespace-nowrap text-ink underline underline-offset-4">
            {words.more}
          </Link>
        </p>
      </div>
      <div className="mt-3 grid grid-cols-2 gap-3 sm:mt-0 sm:w-72 lg:mt-3 lg:w-auto">
        <Button onClick={() => decide(false)}>{words.refuse}</Button>
        <Button onClick={() => decide(true)}>{words.accept}</Button>
      </div>
      {consent && (
        <button
          type="button"
          aria-label={common.close}
          onClick={() => consentStore.keep()}
          className="absolute top-0.5 right-1 grid size-11 sm:max-lg:top-1/2 sm:max-lg:-translate-y-1/2 place-items-center rounded-full text-muted hover:bg-sunken hover:text-ink"
        >
          <X aria-hidden className="size-5" />
        </button>
      )}
    </section>
  );
}

/** The page's URL for reports: the one that all its visitors share. */
function useMeasuredPage(): string {
  const { pathname } = useLocation();
  const language = useLanguage();
  const page = pageShownAt(pathname, useSite());
  return page ? addressOf(page, language) : `/${language}/404`;
}

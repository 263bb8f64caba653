import { addressOf, prefixOf } from '#domain/pages.ts';
import { Button } from '../ui/button';
import { failureWords } from './failure-words';

/** The last resort: a page's code or catalogue could not be loaded, or it crashed. */
export function PageFailure() {
  const { language } = prefixOf(window.location.pathname);
  const words = failureWords[language];
  return (
    <main className="mx-auto grid min-h-dvh max-w-md content-center gap-4 p-6">
      <title>{words.title}</title>
      <h1 className="text-2xl font-bold">{words.title}</h1>
      <p className="text-muted">{words.text}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => window.location.reload()}>
          {words.reload}
        </Button>
        <Button asChild>
          <a href={addressOf('home', language)}>{words.home}</a>
        </Button>
      </div>
    </main>
  );
}

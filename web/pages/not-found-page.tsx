import { Link } from 'react-router-dom';
import { useMessages } from '../i18n/messages';
import { Page } from '../shell/page';
import { usePaths } from '../shell/paths';
import { Button } from '../ui/button';

/** Any address without a page (S0 §2). */
export function NotFoundPage() {
  const { common, heads, shell } = useMessages();
  const paths = usePaths();
  return (
    <Page>
      <div className="mx-auto grid max-w-xl justify-items-center gap-4 px-4 py-20 text-center">
        <h1 className="text-3xl font-extrabold tracking-tight">{heads.notFound.title}</h1>
        <p className="text-muted">{heads.notFound.description}</p>
        <div className="flex flex-wrap justify-center gap-3">
          <Button asChild variant="primary">
            <Link to={paths.home}>{common.backHome}</Link>
          </Button>
          <Button asChild>
            <Link to={paths.track}>{shell.track}</Link>
          </Button>
        </div>
      </div>
    </Page>
  );
}

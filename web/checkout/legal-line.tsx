import { Link } from 'react-router-dom';
import { useMessages } from '../i18n/messages';
import { usePaths } from '../shell/paths';

const link = 'font-semibold text-accent-ink underline underline-offset-2';

/** What the buyer agrees to by paying. The links open in a new tab, so that the checkout stays as it is. */
export function LegalLine() {
  const { checkout } = useMessages();
  const { terms, privacy } = usePaths();
  const { legal } = checkout;
  return (
    <p className="text-sm leading-6 text-muted">
      {legal.before}
      <Link to={terms} target="_blank" rel="noopener" className={link}>
        {legal.terms}
      </Link>
      {legal.between}
      <Link to={privacy} target="_blank" rel="noopener" className={link}>
        {legal.privacy}
      </Link>
      {legal.after}
    </p>
  );
}

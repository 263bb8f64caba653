import { Link, useSearchParams } from 'react-router-dom';
import { useMessages } from '../i18n/messages';
import { Page } from '../shell/page';
import { usePaths } from '../shell/paths';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { failureCode, failureNote, failureSentence } from './failure-sentence';

/** A payment that failed elsewhere, with the code and message from the URL as text (S0 §2). */
export function PaymentFailedPage() {
  const messages = useMessages();
  const paths = usePaths();
  const [search] = useSearchParams();
  const code = failureCode(search.get('code'));
  const { paymentFailed } = messages.pages;
  const sentence = failureSentence(code, search.get('message'), messages);
  const note = failureNote(sentence, paymentFailed);
  return (
    <Page>
      <div className="px-4 py-16">
        <Notice variant="bad" title={messages.heads.paymentFailed.title} text={sentence}>
          {note && <p className="text-muted">{note}</p>}
          <Button asChild variant="primary" className="mt-2">
            <Link to={paths.checkout}>{paymentFailed.back}</Link>
          </Button>
          <p className="text-sm text-muted">{paymentFailed.code(code)}</p>
        </Notice>
      </div>
    </Page>
  );
}

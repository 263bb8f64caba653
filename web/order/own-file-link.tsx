import { useQueryClient } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { isApiError } from '../api-client/api-error';
import { sessionQuery } from '../api-client/customer';
import { failureSentence } from '../api-client/failure';
import { useMessages } from '../i18n/messages';
import { Alert } from '../ui/alert';
import { FileLink, type FileLinkProps } from '../ui/file-link';
import { useOnLostOrder } from './use-on-lost-order';

/**
 * A link to a file of the customer's own: a receipt, an invoice, the personal data. If the browser has lost its access,
 * the page shows what it may still see.
 */
export function OwnFileLink(link: FileLinkProps) {
  const { common, errors } = useMessages();
  const queryClient = useQueryClient();
  const onLostOrder = useOnLostOrder();
  const words = common.file;
  return (
    <FileLink
      icon={<FileDown aria-hidden className="size-4 shrink-0" />}
      {...link}
      words={words}
      byAddress
      onFailed={(error) => {
        if (isApiError(error, 'unauthenticated'))
          void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
        onLostOrder(error);
      }}
      failure={(error) => (
        <Alert tone="danger" title={words.failed} className="basis-full text-left">
          {failureSentence(error, errors)}
        </Alert>
      )}
    />
  );
}

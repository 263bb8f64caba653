import { useMessages } from '../i18n/messages';
import { Alert } from './alert';
import { Button } from './button';

interface Props {
  message: string;
  query: { isFetching: boolean; refetch: () => unknown };
}

/** Something could not be loaded: what, and a retry button that keeps everything else. */
export function LoadError({ message, query: { isFetching, refetch } }: Props) {
  const { common } = useMessages();
  return (
    <Alert
      tone="danger"
      actions={
        <Button onClick={() => void refetch()} busy={isFetching}>
          {common.retry}
        </Button>
      }
    >
      {message}
    </Alert>
  );
}

import {
  createContext,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  useContext,
  useState,
} from 'react';
import { useMessages } from '../i18n/messages';
import { Alert } from '../ui/alert';

const RestartContext = createContext<[boolean, Dispatch<SetStateAction<boolean>>]>([false, () => undefined]);

/** Remembers a restart of the purchase. It stays, because the restart replaces the payment form. */
export function RestartMemory({ children }: { children: ReactNode }) {
  const memory = useState(false);
  return <RestartContext value={memory}>{children}</RestartContext>;
}

/** Sets whether the last attempt to pay charged nothing, but began another purchase. */
export function useSetRestarted() {
  return useContext(RestartContext)[1];
}

/** Why the form is empty again: the purchase was closed, and the attempt to pay began another one (decision 0013). */
export function RestartNotice() {
  const { restarted } = useMessages().checkout;
  if (!useContext(RestartContext)[0]) return null;
  return (
    <Alert tone="warning" title={restarted.title}>
      {restarted.text}
    </Alert>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { isApiError } from '../api-client/api-error';

/**
 * For calls about an order that this page shows in full. If the browser has lost its access, e.g. because the account's
 * session has ended, the page shows what it may still see, or the login.
 */
export function useOnLostOrder(): (error: Error) => void {
  const queryClient = useQueryClient();
  return (error) => {
    if (isApiError(error, 'order_not_found'))
      void queryClient.invalidateQueries({ queryKey: ['/api/orders'] });
  };
}

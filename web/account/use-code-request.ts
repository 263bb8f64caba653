import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { askForCode } from '#domain/calls/customer.ts';
import { api } from '../api-client/api';
import { useLanguage } from '../i18n/messages';
import type { PendingLogin } from './login-storage';

/**
 * Asks for a code. A call that failed on its way is repeated under its old id, so that a lost answer doesn't become a
 * second letter; after an answer the next one is a new code.
 */
export function useCodeRequest(onAsked: (login: PendingLogin) => void) {
  const language = useLanguage();
  const open = useRef<{ id: string; email: string }>(undefined);
  return useMutation({
    mutationFn: async (email: string) => {
      if (open.current?.email !== email) open.current = { id: crypto.randomUUID(), email };
      const { id } = open.current;
      const { validSeconds } = await api<typeof askForCode>('POST /api/customer/login', {
        body: { id, email, language },
      });
      const askedAt = Date.now();
      return { id, email, askedAt, until: askedAt + validSeconds * 1000 };
    },
    onSuccess: (login) => {
      open.current = undefined;
      onAsked(login);
    },
  });
}

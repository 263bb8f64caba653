import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { askForCode } from '#domain/calls/customer.ts';
import { api } from '../api-client/api';
import { useLanguage } from '../i18n/messages';
import type { PendingLogin } from './login-storage';

/**
 * Requests a code. A call without an answer is repeated with the same id, so that it doesn't cause a second e-mail;
 * after an answer the next call requests a new code.
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

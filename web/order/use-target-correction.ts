import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '#domain/calls/call.ts';
import type { correctTarget, OrderView } from '#domain/calls/orders.ts';
import { api } from '../api-client/api';
import { failureSentence } from '../api-client/failure';
import { instagramProfileQuery } from '../api-client/instagram-profile';
import { useMessages } from '../i18n/messages';
import { useToast } from '../ui/toast';
import { useOnLostOrder } from './use-on-lost-order';

/** The directory's answer about a name: `unsure` if it finds none, or can't say. */
export type Finding = 'public' | 'private' | 'unsure';

/** Looks a user name up as in the order form, and saves the corrected target of an order. */
export function useTargetCorrection({ id }: Pick<OrderView, 'id'>, onSaved: () => void) {
  const { tracking, errors } = useMessages();
  const toast = useToast();
  const queryClient = useQueryClient();
  const saving = useMutation({
    mutationFn: (to: BodyOf<typeof correctTarget>['to']) =>
      api<typeof correctTarget>('PUT /api/orders/:id/target', { params: { id }, body: { to } }),
    onError: useOnLostOrder(),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['/api/orders'] });
      toast({ tone: 'success', title: tracking.target.done, text: tracking.target.doneText });
    },
  });
  return {
    /** `onSaved` is for the form that saves, not for one that was opened meanwhile. */
    save: (to: Parameters<typeof saving.mutate>[0]) => saving.mutate(to, { onSuccess: onSaved }),
    busy: saving.isPending,
    failure: saving.error ? failureSentence(saving.error, errors) : undefined,
    async find(username: string): Promise<Finding> {
      const now = { ...instagramProfileQuery(username), staleTime: 0 };
      const profile = (await queryClient.fetchQuery(now).catch(() => undefined))?.profile;
      if (profile?.is_private) return 'private';
      return profile && !profile.unverified ? 'public' : 'unsure';
    },
  };
}

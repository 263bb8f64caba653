import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import type { Role } from '#domain/permissions.ts';
import { type AdminSession, SessionContext } from '../session';

/** The markup of a part of the back office as a user of this role gets it. */
export function markupFor(role: Role, part: ReactNode): string {
  const session = { session: { username: 'ana', role } } as AdminSession;
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <SessionContext value={session}>{part}</SessionContext>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

/** Its visible text. */
export function textFor(role: Role, part: ReactNode): string {
  return markupFor(role, part)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}

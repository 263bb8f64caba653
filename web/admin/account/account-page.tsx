import { adminAccount } from '#domain/calls/admin-account.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { messages } from '../messages';
import { useSession } from '../session';
import { useDetail } from '../ui/detail-page';
import { Loaded } from '../ui/loaded';
import { Inset, Page } from '../ui/page';
import { FullTime } from '../ui/relative-time';
import { Section } from '../ui/section';
import { PasswordForm } from './password-form';
import { SessionsSection } from './sessions-section';
import { accountMessages as text } from './text';
import { TotpSection } from './totp-section';

/** The user's own password, second step and open sessions. */
export function AccountPage() {
  const { username, role } = useSession().session;
  const query = useDetail(adminAccount);
  return (
    <Page title={text.title} lead={text.lead(username, messages.shell.roles[role])}>
      <Loaded query={query} failed={text.failed} skeleton={<AccountSkeleton />}>
        {(account) => (
          <Inset className="grid max-w-5xl items-start gap-4 xl:grid-cols-2">
            <div className="grid gap-4">
              <TotpSection totp={account.totp} />
              <SessionsSection sessions={account.sessions} />
            </div>
            <Section title={text.password.title}>
              <div className="grid gap-4">
                <p className="text-sm text-muted">
                  {account.passwordChangedAt ? (
                    <>
                      {text.password.changedAt} <FullTime at={account.passwordChangedAt} />
                    </>
                  ) : (
                    text.password.never
                  )}
                </p>
                <PasswordForm username={username} />
              </div>
            </Section>
          </Inset>
        )}
      </Loaded>
    </Page>
  );
}

function AccountSkeleton() {
  return (
    <Inset className="grid max-w-5xl gap-4 xl:grid-cols-2">
      <Skeleton className="h-96" />
      <Skeleton className="h-96" />
    </Inset>
  );
}

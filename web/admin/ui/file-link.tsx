import type { ComponentProps, ReactNode } from 'react';
import { fetchFile } from '#web/api-client/fetch-file.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { commonMessages } from '../messages/common';
import { ActionFailure } from './action-failure';
import { useAdminMutation } from './use-admin-mutation';

interface Props extends ComponentProps<'a'> {
  href: string;
  icon?: ReactNode;
}

/** A link to a file. A refusal appears below it, e.g. that the session has ended. */
export function FileLink({ href, icon, children, ...rest }: Props) {
  const { run, busy, error } = useAdminMutation(() => fetchFile(href), { onDone: save });
  return (
    <>
      <a
        {...rest}
        href={href}
        download
        aria-busy={busy || undefined}
        onClick={(event) => {
          event.preventDefault();
          run(undefined);
        }}
      >
        {busy ? <Spinner /> : icon}
        {children}
      </a>
      {error && (
        <div className="order-last basis-full">
          <ActionFailure error={error} title={commonMessages.fileFailed} />
        </div>
      )}
    </>
  );
}

/** Gives a file to the browser, as a download. */
function save({ name, content }: { name: string; content: Blob }): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Some browsers read it only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

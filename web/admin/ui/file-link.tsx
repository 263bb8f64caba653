import { useMutation } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { fetchFile } from '#web/api-client/fetch-file.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { commonMessages } from '../messages/common';
import { ActionFailure } from './action-failure';

interface Props extends ComponentProps<'a'> {
  href: string;
  icon?: ReactNode;
}

/**
 * A link to a file. A refusal appears below it, e.g. that the session has ended. While the file comes, the link stops it;
 * leaving the page stops it too, since each download keeps one of the shop's few places.
 */
export function FileLink({ href, icon, children, ...rest }: Props) {
  const { toggle, busy, error } = useDownload();
  return (
    <>
      <a
        {...rest}
        {...(busy && { title: commonMessages.file.stop })}
        href={href}
        download
        aria-busy={busy || undefined}
        onClick={(event) => {
          event.preventDefault();
          // The second click of a double click would stop what the first one began.
          if (event.detail <= 1) toggle(href);
        }}
      >
        {busy ? <Spinner /> : icon}
        {children}
        {busy && <span className="sr-only">. {commonMessages.file.stop}</span>}
      </a>
      {error && (
        <div className="order-last basis-full">
          <ActionFailure error={error} title={commonMessages.file.failed} onlyReads />
        </div>
      )}
    </>
  );
}

function useDownload() {
  const toast = useToast();
  const running = useRef<AbortController>(undefined);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ href, signal }: { href: string; signal: AbortSignal }) => fetchFile(href, signal),
    onSuccess: save,
    onSettled: (_file, _error, { signal }) => {
      if (running.current?.signal === signal) running.current = undefined;
    },
  });
  useEffect(
    () => () => {
      if (!running.current) return;
      running.current.abort();
      toast({ tone: 'info', title: commonMessages.file.stopped, text: commonMessages.file.left });
    },
    [toast],
  );
  return {
    /** Starts the download, or stops the one under way. */
    toggle: (href: string) => {
      if (running.current) {
        running.current.abort();
        running.current = undefined;
        reset();
        toast({ tone: 'info', title: commonMessages.file.stopped });
        return;
      }
      running.current = new AbortController();
      mutate({ href, signal: running.current.signal });
    },
    busy: isPending,
    error,
  };
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

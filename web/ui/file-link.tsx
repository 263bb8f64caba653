import { useMutation } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { fetchFile } from '../api-client/fetch-file';
import { Spinner } from './spinner';
import { useToast } from './toast';

/** The sentences of a download. Why one failed is the caller's `failure`. */
export interface FileWords {
  /** What the link does while the file comes. */
  stop: string;
  stopped: string;
  /** It was stopped because its page was left. */
  left: string;
}

/** A link to a file, as a screen uses it. */
export interface FileLinkProps extends ComponentProps<'a'> {
  href: string;
  icon?: ReactNode;
}

interface Props extends FileLinkProps {
  words: FileWords;
  failure: (error: Error) => ReactNode;
  /** Called when a download was refused or broke off. */
  onFailed?: (error: Error) => void;
  /** The browser fetches it again by its address: those inside other apps save nothing that a page has fetched. */
  byAddress?: boolean;
}

/**
 * A link to a file. A refusal appears below it as `failure`, e.g. that the session has ended. While the file comes, the
 * link stops it; leaving the page stops it too, since each download keeps one of the shop's few places.
 */
export function FileLink({
  href,
  icon,
  words,
  failure,
  onFailed,
  byAddress = false,
  children,
  ...rest
}: Props) {
  const { toggle, busy, error } = useDownload(words, byAddress, onFailed);
  return (
    <>
      <a
        {...rest}
        {...(busy && { title: words.stop })}
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
        {busy && <span className="sr-only">. {words.stop}</span>}
      </a>
      {error && failure(error)}
    </>
  );
}

function useDownload({ stopped, left }: FileWords, byAddress: boolean, onFailed?: (error: Error) => void) {
  const toast = useToast();
  const running = useRef<AbortController>(undefined);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ href, signal }: { href: string; signal: AbortSignal }) => fetchFile(href, signal),
    onSuccess: (file, { href }) => (byAddress ? download(href) : save(file)),
    onError: onFailed,
    onSettled: (_file, _error, { signal }) => {
      if (running.current?.signal === signal) running.current = undefined;
    },
  });
  useEffect(
    () => () => {
      if (!running.current) return;
      running.current.abort();
      toast({ tone: 'info', title: stopped, text: left });
    },
    [toast, stopped, left],
  );
  return {
    /** Starts the download, or stops the one under way. */
    toggle: (href: string) => {
      if (running.current) {
        running.current.abort();
        running.current = undefined;
        reset();
        toast({ tone: 'info', title: stopped });
        return;
      }
      running.current = new AbortController();
      mutate({ href, signal: running.current.signal });
    },
    busy: isPending,
    error,
  };
}

/** Gives a fetched file to the browser, as a download. */
function save({ name, content }: { name: string; content: Blob }): void {
  const address = URL.createObjectURL(content);
  download(address, name);
  // Some browsers read it only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Has the browser download an address. Without a name the server names the file. */
function download(address: string, name = ''): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

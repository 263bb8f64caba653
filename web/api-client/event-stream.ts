/** What a stream of server-sent events reports. */
interface Listeners {
  /** By the name of the event, with its data. */
  events: Record<string, (data: string) => void>;
  onOpen: () => void;
  /** The stream is lost, for now. */
  onLost: () => void;
  /** A stream that the server refused is opened again after this time, in ms. */
  reopenMs: number;
}

/** A stream of server-sent events that is followed. */
export interface FollowedStream {
  isOpen(): boolean;
  close(): void;
}

/**
 * Follows a URL's server-sent events until it is closed. A lost connection the browser reopens on its own; after an HTTP
 * error, e.g. during a deploy, it never does.
 */
export function followStream(url: string, { events, onOpen, onLost, reopenMs }: Listeners): FollowedStream {
  let source: EventSource;
  let reopening: ReturnType<typeof setTimeout> | undefined;
  const open = () => {
    source = new EventSource(url);
    source.addEventListener('open', onOpen);
    for (const [name, listener] of Object.entries(events))
      source.addEventListener(name, ({ data }: MessageEvent<string>) => listener(data));
    source.addEventListener('error', () => {
      onLost();
      if (source.readyState !== EventSource.CLOSED) return;
      clearTimeout(reopening);
      reopening = setTimeout(open, reopenMs);
    });
  };
  open();
  return {
    isOpen: () => source.readyState === EventSource.OPEN,
    close() {
      clearTimeout(reopening);
      source.close();
    },
  };
}

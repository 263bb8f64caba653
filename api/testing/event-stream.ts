/** One server-sent event. */
export interface ServerEvent {
  event: string;
  data: unknown;
}

/** An open stream of server-sent events. */
export interface EventStream {
  /** The next event for which `isIt` returns true; rejects after the time limit. */
  until(isIt: (event: ServerEvent) => boolean, timeoutMs?: number): Promise<ServerEvent>;
  close(): void;
  readonly status: number;
}

/** Opens a stream as EventSource would. */
export async function openEvents(url: string, cookie: string): Promise<EventStream> {
  const abort = new AbortController();
  const response = await fetch(url, {
    headers: { cookie, accept: 'text/event-stream' },
    signal: abort.signal,
  });
  const events = response.body ? readEvents(response.body) : undefined;
  return {
    status: response.status,
    close: () => abort.abort(),
    async until(isIt, timeoutMs = 30_000) {
      const timer = setTimeout(() => abort.abort(new Error('No such event arrived in time')), timeoutMs);
      try {
        for (;;) {
          const next = await events?.next();
          if (!next || next.done) throw new Error('The stream ended');
          if (isIt(next.value)) return next.value;
        }
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent, void> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of body) {
    rest += decoder.decode(chunk, { stream: true });
    const blocks = rest.split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = /^event: (.*)$/m.exec(block)?.[1];
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (event && data) yield { event, data: JSON.parse(data) };
    }
  }
}

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A stand-in for a language model behind an OpenAI-compatible address. */
export interface FakeModel {
  url: string;
  /** Its requests, newest last. */
  asked: { headers: IncomingMessage['headers']; body: { model: string; messages: { content: string }[] } }[];
  /** Its next answer; a function writes the response itself. */
  says: string | ((response: ServerResponse) => void);
  close(): Promise<void>;
}

/** Starts one on a free port. */
export async function fakeModel(): Promise<FakeModel> {
  const server: Server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    model.asked.push({ headers: request.headers, body: JSON.parse(text) });
    if (request.url !== '/v1/chat/completions') response.writeHead(404).end();
    else if (typeof model.says === 'function') model.says(response);
    else response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content: model.says } }] }));
  });
  const model: FakeModel = {
    url: '',
    asked: [],
    says: '',
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  model.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return model;
}

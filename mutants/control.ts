import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';

/** How long a process may take to answer, in ms; one that takes longer is caught in a loop. */
const answerMs = 8_000;

interface Peer {
  pid: number;
  /** Its program, e.g. `…/dist/api.js`. */
  program: string;
  socket: Socket;
  answers: Map<number, (hits: number[]) => void>;
}

/** What a process or one of its threads has reached since the last query. */
export interface Reached {
  pid: number;
  program: string;
  hits: number[];
}

/** Talks to every process of the shop that loaded mutants/runtime/switch.cjs, and to their threads. */
export class Control {
  private readonly peers = new Set<Peer>();
  private asked = 0;

  private constructor(private readonly server: Server) {}

  static async open(): Promise<Control> {
    const server = createServer();
    const control = new Control(server);
    server.on('connection', (socket) => control.meet(socket));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return control;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /**
   * Switches every process to a fault (-1: none). Resolves to what each reached before, and to the ids of processes
   * that don't answer.
   */
  async switchTo(mutant: number): Promise<{ reached: Reached[]; silent: number[] }> {
    const answers = await Promise.all([...this.peers].map((peer) => this.ask(peer, mutant)));
    const reached = answers.filter((answer) => answer !== undefined && 'hits' in answer) as Reached[];
    const silent = answers.filter((answer) => answer !== undefined && !('hits' in answer));
    return { reached, silent: [...new Set(silent.map((answer) => answer!.pid))] };
  }

  close(): void {
    for (const { socket } of this.peers) socket.destroy();
    this.server.close();
  }

  private ask(peer: Peer, mutant: number): Promise<Reached | { pid: number } | undefined> {
    this.asked += 1;
    const ask = this.asked;
    const { pid, program } = peer;
    return new Promise((resolve) => {
      const late = setTimeout(() => resolve({ pid }), answerMs);
      // A process that has gone meanwhile has no fault on any more.
      const gone = () => resolve(undefined);
      peer.socket.once('close', gone);
      peer.answers.set(ask, (hits) => {
        clearTimeout(late);
        peer.socket.off('close', gone);
        resolve({ pid, program, hits });
      });
      peer.socket.write(`${JSON.stringify({ ask, mutant })}\n`);
    });
  }

  private meet(socket: Socket): void {
    const peer: Peer = { pid: -1, program: '', socket, answers: new Map() };
    let rest = '';
    socket.setEncoding('utf8');
    socket.on('error', () => undefined);
    socket.on('close', () => this.peers.delete(peer));
    socket.on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) this.hear(peer, JSON.parse(line));
    });
  }

  private hear(peer: Peer, said: { hello?: string; pid?: number; answer?: number; hits?: number[] }): void {
    if (said.hello !== undefined) {
      peer.program = said.hello;
      peer.pid = said.pid ?? -1;
      this.peers.add(peer);
      return;
    }
    peer.answers.get(said.answer ?? -1)?.(said.hits ?? []);
    peer.answers.delete(said.answer ?? -1);
  }
}

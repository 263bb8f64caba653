import { CancellationScope, isCancellation, log } from '@temporalio/workflow';
import type { Message } from '../messages';
import type { Inbox } from './inbox';

/** Polls in parallel to the story; each puts its result into the inbox. */
export class Watches {
  private readonly open = new Map<string, CancellationScope>();
  private underWay = 0;

  constructor(private readonly inbox: Pick<Inbox, 'push'>) {}

  /** Whether no poll is pending on the server, not even a stopped one. */
  get areOver(): boolean {
    return this.underWay === 0;
  }

  has(name: string): boolean {
    return this.open.has(name);
  }

  /** Replaces a poll of the same name. */
  start(name: string, poll: () => Promise<Message>): void {
    this.stop(name);
    const scope = new CancellationScope();
    this.open.set(name, scope);
    void this.follow(name, scope, poll);
  }

  stop(name: string): void {
    this.open.get(name)?.cancel();
    this.open.delete(name);
  }

  stopAll(): void {
    for (const name of [...this.open.keys()]) this.stop(name);
  }

  private async follow(name: string, scope: CancellationScope, poll: () => Promise<Message>): Promise<void> {
    this.underWay += 1;
    try {
      const message = await scope.run(poll);
      if (!scope.consideredCancelled) this.inbox.push(message);
    } catch (error) {
      // A poll that gives up does no harm: batch sync and the slow timer remain.
      if (!isCancellation(error)) log.warn('A poll ended with an error', { name });
    } finally {
      this.underWay -= 1;
      if (this.open.get(name) === scope) this.open.delete(name);
    }
  }
}

import { languages } from '../domain/money';
import { type Person, person } from './people';
import { addSecondPanel } from './second-panel';
import type { DemoShop } from './shop';
import { messageStories, type Story, stories } from './stories';

/** How many stories run side by side: what a small machine can take. */
const atOnce = 12;

/** How many stories succeeded, and which failed. */
export interface DemoResult {
  succeeded: number;
  failures: { story: string; message: string }[];
}

/**
 * Sends about `purchases` purchases through the shop, at least one of each story, and the messages that people also write.
 * Calls `onStory` after each.
 */
export async function runDemo(
  shop: DemoShop,
  purchases: number,
  onStory: (done: number, of: number) => void = () => undefined,
): Promise<DemoResult> {
  await addSecondPanel(shop);
  const all = [...stories, ...messageStories].flatMap((story) =>
    Array.from({ length: Math.max(1, Math.round((purchases * story.share) / 100)) }, () => story),
  );
  const queue = mixed(all).map((story, number) => ({ story, number, buyer: buyerOf(number) }));
  const result: DemoResult = { succeeded: 0, failures: [] };
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { story, buyer, number } = next;
      try {
        await story.play(shop, buyer, number);
        result.succeeded += 1;
      } catch (error) {
        result.failures.push({
          story: story.name,
          message: error instanceof Error ? error.message : String(error),
        });
      }
      onStory(result.succeeded + result.failures.length, all.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return result;
}

function buyerOf(number: number): Person {
  return person(number, languages[number % languages.length] ?? 'es');
}

/** Spread evenly, so that slow stories don't pile up at the end and no story runs in a row. */
function mixed(all: readonly Story[]): Story[] {
  const step = 7;
  return all
    .map((story, index) => ({ story, place: (index * step) % all.length, index }))
    .sort((a, b) => a.place - b.place || a.index - b.index)
    .map(({ story }) => story);
}

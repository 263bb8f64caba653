import { deserialize, serialize } from 'node:v8';
import fc from 'fast-check';
import { learn, recognizerFrom } from './recognizer';

const examples = {
  price: ['how much is it', 'what does it cost', 'price of 1000', 'how much are 500', 'your prices'],
  time: ['when does it arrive', 'how long does it take', 'delivery time', 'when will it come', 'is it fast'],
  none: ['tell me a joke', 'who won the match', 'weather in Rome', 'write a poem'],
};

const recognize = recognizerFrom(learn(examples));

test.each([
  ['what do 2000 cost', 'price'],
  ['PRICES??', 'price'],
  ['pricee please', 'price'],
  ['when does mine arrive', 'time'],
  ['how long until it takes off', 'time'],
  ['a poem about the weather', 'none'],
])('“%s” is about %s', (text, label) => {
  expect(recognize(text).labels[0]?.label).toBe(label);
});

test('counts the words of a text that some example has', () => {
  expect(recognize('how much').known).toBe(1);
  expect(recognize('how qwertz').known).toBe(0.5);
  for (const nothing of ['', '???', '{{7*7}}', '1000']) expect(recognize(nothing).known).toBe(0);
});

test('addresses, links, long numbers and the exact figure of an amount count for nothing', () => {
  const bare = recognize('price of 1000 username');
  expect(recognize('price of 75 @somebody.else')).toEqual(bare);
  expect(recognize('price of 1000 @x https://example.com/price a@example.com +34 600 000 000')).toEqual(bare);
});

test('a hostile text is read quickly [V36]', () => {
  for (const part of ['@', 'a@', 'a@a.', 's:@p', '.', 'www.', '1-'])
    expect(recognize(part.repeat(5000)).labels).toHaveLength(3);
});

test('relearnt, or stored and reloaded, it gives the same result', () => {
  const again = recognizerFrom(learn(examples));
  const kept = recognizerFrom<keyof typeof examples>(deserialize(serialize(learn(examples))));
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(again(text)).toEqual(recognize(text));
      expect(kept(text)).toEqual(recognize(text));
    }),
    { numRuns: 50 },
  );
});

test('for any question the shares add up to 1, surest first', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[a-z ]{1,80}$/)), (text) => {
      const shares = recognize(text).labels.map(({ share }) => share);
      expect(shares).toHaveLength(3);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
      expect(shares).toEqual([...shares].sort((a, b) => b - a));
    }),
  );
});

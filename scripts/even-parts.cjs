const { statSync } = require('node:fs');
const Sequencer = require('@jest/test-sequencer').default;

/** Deals test files out by size, so that the parts of a suite take about as long; Jest's own way looks at names. */
module.exports = class EvenParts extends Sequencer {
  shard(tests, { shardIndex, shardCount }) {
    const bySize = tests
      .map((test) => ({ test, size: statSync(test.path).size }))
      .sort((a, b) => b.size - a.size || (a.test.path < b.test.path ? -1 : 1));
    // There and back again, as teams are chosen.
    const turn = 2 * shardCount;
    return bySize
      .filter((_, index) => Math.min(index % turn, turn - 1 - (index % turn)) === shardIndex - 1)
      .map(({ test }) => test);
  }
};

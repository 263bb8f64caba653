const { statSync } = require('node:fs');
const Sequencer = require('@jest/test-sequencer').default;

/** Distributes test files by size, so that the parts of a suite take about as long; Jest itself goes by names. */
module.exports = class EvenParts extends Sequencer {
  shard(tests, { shardIndex, shardCount }) {
    const bySize = tests
      .map((test) => ({ test, size: statSync(test.path).size }))
      .sort((a, b) => b.size - a.size || (a.test.path < b.test.path ? -1 : 1));
    // Back and forth, so that no part gets the larger file each time.
    const turn = 2 * shardCount;
    return bySize
      .filter((_, index) => Math.min(index % turn, turn - 1 - (index % turn)) === shardIndex - 1)
      .map(({ test }) => test);
  }
};

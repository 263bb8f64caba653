/** Jest runs the test files in the order of MUTANT_ORDER: the likeliest to fail first. */
const Sequencer = require('@jest/test-sequencer').default;

module.exports = class GivenOrder extends Sequencer {
  sort(tests) {
    const order = JSON.parse(process.env.MUTANT_ORDER ?? '[]');
    return [...tests].sort((one, other) => order.indexOf(one.path) - order.indexOf(other.path));
  }
};

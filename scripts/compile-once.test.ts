import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Prints what a module gets, and where its errors are. */
const program = `
  const vm = require('node:vm');
  const compile = (code) =>
    vm.compileFunction(code, ['module', 'exports'], { filename: '/own/file.js', parsingContext: vm.createContext({}) });
  const module = { exports: {} };
  compile('module.exports = [this.own, arguments.length, exports === module.exports]; // the end')
    .call({ own: 1 }, module, module.exports);
  const errorOf = (code) => {
    try {
      compile(code)();
    } catch ({ name, message, stack }) {
      return [name, message, /file.js:[\\d:]+/.exec(stack)[0]];
    }
  };
  const errors = ['throw new TypeError("first line")', '\\n  throw new TypeError("third")', 'const = 1', 'let a;\\nlet a;'];
  console.log(JSON.stringify([module.exports, ...errors.map(errorOf)]));
`;

it('a module compiled once for all test files runs, and fails at the same place, as one compiled for each', () => {
  const [each, once] = [[], ['--require', join(__dirname, 'compile-once.cjs')]].map((options) =>
    JSON.parse(execFileSync(process.execPath, [...options, '--eval', program], { encoding: 'utf8' })),
  );
  expect(once).toEqual(each);
  expect(once).toEqual([
    [1, 2, true],
    ['TypeError', 'first line', 'file.js:1:7'],
    ['TypeError', 'third', 'file.js:2:9'],
    ['SyntaxError', "Unexpected token '='", 'file.js:1'],
    ['SyntaxError', "Identifier 'a' has already been declared", 'file.js:2'],
  ]);
});

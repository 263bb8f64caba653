/**
 * Loaded first (`node --require`) by Jest's processes. Jest compiles each module again for each test file, by
 * `vm.compileFunction`, whose results V8 doesn't keep. It keeps those of `vm.Script`: a third less computing.
 */
const vm = require('node:vm');

const { compileFunction } = vm;

vm.compileFunction = (code, parameters, options) => {
  const { filename, importModuleDynamically, parsingContext } = options;
  const head = `(function (${parameters.join(', ')}) {`;
  try {
    // With the columns of the code itself, for stacks.
    const position = { filename, columnOffset: -head.length };
    const script = new vm.Script(`${head}${code}\n})`, { ...position, importModuleDynamically });
    return script.runInContext(parsingContext);
  } catch {
    // What doesn't compile has its error at the place that Jest expects.
    return compileFunction(code, parameters, options);
  }
};

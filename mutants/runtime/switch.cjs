/**
 * The switch of the faults. `NODE_OPTIONS=--require` loads it first in every process of a mutation run, and in their
 * threads: Jest, the API, the worker, and the threads in which Temporal runs workflows.
 *
 * A fault is on in the whole process. Which one is in the file MUTANT_ACTIVE when a process starts; where
 * MUTANT_CONTROL names a port, its server changes it later and learns which faults were reached.
 */
const { appendFileSync, readFileSync } = require('node:fs');
const { connect } = require('node:net');
const { threadId } = require('node:worker_threads');
const vm = require('node:vm');

let active = readActive();
/** Reached since the last reset. */
let reached = new Set();
/** Counts the resets. */
let round = 1;
/** More than there are faults. */
const most = 1 << 16;

function readActive() {
  try {
    return Number(readFileSync(process.env.MUTANT_ACTIVE, 'utf8'));
  } catch {
    return -1;
  }
}

/** Each realm has a separate switch, so that Jest knows what one test file reached. */
function makeSwitch() {
  const hits = new Set();
  /** The round in which each was noted. Most calls come from loops: they cost one look-up. */
  const noted = new Uint32Array(most);
  const isOn = (id) => {
    if (noted[id] !== round) {
      noted[id] = round;
      hits.add(id);
      note(id);
    }
    return id === active;
  };
  isOn.hits = hits;
  return isOn;
}

function note(id) {
  if (reached.has(id)) return;
  reached.add(id);
  const folder = process.env.MUTANT_HITS;
  if (folder) appendFileSync(`${folder}/${process.pid}-${threadId}`, `${id}\n`);
}

globalThis.__mutantSwitch = makeSwitch();

// Workflows run in a realm that can't read files or variables; Jest's tests run in a separate one, too.
const { createContext } = vm;
vm.createContext = (context = {}, ...rest) => {
  const made = createContext.call(vm, context, ...rest);
  made.__mutantSwitch = makeSwitch();
  return made;
};

const port = Number(process.env.MUTANT_CONTROL);
if (port) follow(connect(port, '127.0.0.1'));

/** Obeys lines of JSON and answers each. */
function follow(socket) {
  socket.unref();
  socket.setEncoding('utf8');
  socket.on('error', () => undefined);
  const say = (message) => socket.write(`${JSON.stringify(message)}\n`);
  say({ hello: process.argv[1] ?? '', pid: process.pid });
  let rest = '';
  socket.on('data', (chunk) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const { ask, mutant } = JSON.parse(line);
      const hits = [...reached];
      reached = new Set();
      round += 1;
      active = mutant;
      say({ answer: ask, hits });
    }
  });
}

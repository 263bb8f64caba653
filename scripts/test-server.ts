import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePorts, isFree } from './ports';
import { startProcess } from './processes';
import { SetupProblem } from './setup-problem';
import {
  downloadTemporalTool,
  fillFolder,
  isExecutable,
  type OnProgress,
  onPath,
  run,
  toolFolder,
} from './tools';

/** The time-skipping test server that the workflow tests run on. */
export const TEST_SERVER_VERSION = '1.31.0';
const PROGRAM = 'temporal-test-server';
/** A class archive that Java writes at its first start, for the next ones. */
const CLASSES = 'classes.jsa';

/**
 * The path of an executable time-skipping server, for `createTimeSkipping({server: {executable: …}})`: the cached one,
 * else the SDK's own download, else the same server from Maven, run by Java. Throws a SetupProblem if none can be
 * found.
 */
export async function findTestServer(onProgress: OnProgress = () => undefined): Promise<string> {
  const folder = toolFolder(`temporal-test-server-${TEST_SERVER_VERSION}`);
  const program = join(folder, PROGRAM);
  if (await isExecutable(program)) return program;
  try {
    onProgress('downloading');
    await fillFolder(folder, (empty) => downloadTo(empty, onProgress));
  } catch (error) {
    if (!(error instanceof SetupProblem)) throw error;
    await fillFolder(folder, (empty) => collectWithMaven(empty, folder, onProgress));
    await keepClasses(folder);
  }
  return program;
}

async function downloadTo(folder: string, onProgress: OnProgress): Promise<void> {
  // Only the SDK's default has this address: test servers have no version there.
  const file = await downloadTemporalTool('temporal-test-server', 'default', folder, (text) => {
    onProgress(`downloading, ${text}`);
  });
  // The archive contains a folder named after the version; a fixed name in front of it keeps the lookup simple.
  writeScript(join(folder, PROGRAM), `exec "$(dirname "$0")/${file}" "$@"`);
}

async function collectWithMaven(folder: string, home: string, onProgress: OnProgress): Promise<void> {
  const [java, mvn] = [await onPath('java'), await onPath('mvn')];
  if (!java || !mvn) {
    throw new SetupProblem(
      'tool_missing',
      'The time-skipping server of the workflow tests could not be downloaded, and Java with Maven is not here to get it another way. ' +
        'Connect to the internet, or install Java 17 and Maven, or run the other suites only: npm test -- unit api e2e faults',
    );
  }
  onProgress('collecting with Maven');
  writeFileSync(join(folder, 'pom.xml'), pom());
  const collected = await run(
    mvn,
    [
      '-B',
      '-q',
      'dependency:copy-dependencies',
      `-DoutputDirectory=${join(folder, 'lib')}`,
      '-DincludeScope=runtime',
    ],
    { cwd: folder, onProgress: (elapsed) => onProgress(`collecting with Maven, ${elapsed}`) },
  );
  if (collected.code !== 0) {
    throw new SetupProblem(
      'tool_missing',
      `The time-skipping server of the workflow tests could neither be downloaded nor collected with Maven. Maven said:\n${collected.output}`,
    );
  }
  // The serial collector and the first compiler only: a short-lived server should start fast and stay small.
  const classes = join(home, CLASSES);
  writeScript(
    join(folder, PROGRAM),
    `[ -f "${classes}" ] && loaded="-XX:SharedArchiveFile=${classes}"\n` +
      `exec "${java}" -XX:+UseSerialGC -XX:TieredStopAtLevel=1 $loaded $JAVA_MORE -cp "${join(home, 'lib')}/*" io.temporal.testserver.TestServer "$@"`,
  );
}

/** Java stores the classes of a first start, which halves the computing of each later start. */
async function keepClasses(home: string): Promise<void> {
  const { temporal: port } = await freePorts();
  const first = await startProcess({
    name: 'first-start',
    program: join(home, PROGRAM),
    args: [`${port}`],
    env: { ...process.env, JAVA_MORE: `-XX:ArchiveClassesAtExit=${join(home, CLASSES)}` },
    logFolder: home,
    isReady: async () => !(await isFree(port)),
    readyWithinMs: 60_000,
    stopWithinMs: 60_000,
  });
  await first.stop();
}

function writeScript(file: string, command: string): void {
  writeFileSync(file, `#!/bin/sh\n${command}\n`);
  chmodSync(file, 0o755);
}

function pom(): string {
  return `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>growth-shop</groupId>
  <artifactId>test-server</artifactId>
  <version>1</version>
  <packaging>pom</packaging>
  <dependencies>
    <dependency>
      <groupId>io.temporal</groupId>
      <artifactId>temporal-test-server</artifactId>
      <version>${TEST_SERVER_VERSION}</version>
    </dependency>
  </dependencies>
</project>
`;
}

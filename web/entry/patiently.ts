/** Pauses before code is requested again after a failure, in ms. */
const pauses = [500, 2000, 5000];

/** Loads code, again after a pause if that fails: a mobile connection may lose a file. Fails as its last attempt did. */
export async function patiently<Code>(load: () => Promise<Code>, failures = 0): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    const pause = pauses[failures];
    if (pause === undefined) throw error;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return patiently(load, failures + 1);
  }
}

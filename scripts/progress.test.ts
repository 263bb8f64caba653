import { duration, showProgress } from './progress';

function recorder(isTTY: boolean) {
  let text = '';
  const write = (more: string) => {
    text += more;
  };
  return { screen: { isTTY, columns: 60, write }, text: () => text };
}

describe('progress', () => {
  it.each([
    [420, '0.4 s'],
    [9_940, '9.9 s'],
    [12_400, '12 s'],
    [59_400, '59 s'],
    [125_000, '2 min 5 s'],
  ])('writes %d ms as %s', (milliseconds, text) => expect(duration(milliseconds)).toBe(text));

  it('writes one plain line for each step without a terminal', () => {
    const { screen, text } = recorder(false);
    let now = 0;
    const progress = showProgress(screen, () => now);
    progress.onStep('Postgres', { done: false });
    progress.onStep('Temporal', { done: false });
    now = 1_500;
    progress.onStep('Postgres', { done: true });
    now = 2_000;
    progress.onStep('Temporal', { done: true });
    expect(text()).toBe('Postgres: done in 1.5 s\nTemporal: done in 2.0 s\n');
  });

  it('writes the progress of a long step, but not all of it', () => {
    const { screen, text } = recorder(false);
    let now = 0;
    const progress = showProgress(screen, () => now);
    for (now = 0; now < 31_000; now += 1_000) {
      progress.onStep('Temporal', { done: false, text: `building ${now / 1000} s` });
    }
    expect(text()).toBe('Temporal: building 0 s\nTemporal: building 15 s\nTemporal: building 30 s\n');
  });

  it('keeps the running steps on one line of a terminal', () => {
    const { screen, text } = recorder(true);
    const progress = showProgress(screen);
    progress.onStep('Postgres', { done: false });
    progress.onStep('Temporal', { done: false, text: 'downloading, 40 %' });
    expect(text().split('\r\u001b[K').at(-1)).toContain('Postgres · Temporal (downloading, 40 %)');
    progress.onStep('Postgres', { done: true });
    expect(text()).toContain('✓ Postgres');
    progress.clear();
    expect(text().endsWith('\r\u001b[K')).toBe(true);
  });
});

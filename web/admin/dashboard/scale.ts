/** The lines of a chart from 0 up to a round number at or above the largest value, no closer than `closest`. */
export function ticks(largest: number, closest = 1, lines = 4): number[] {
  if (largest <= 0) return [0, closest];
  const rough = largest / lines;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((one) => one >= rough) ?? power * 10;
  const whole = Math.ceil(step / closest) * closest;
  return Array.from({ length: Math.ceil(largest / whole) + 1 }, (_, index) => index * whole);
}

/** The relative change of a value, from -1 up; undefined if there is nothing to compare with. */
export function change(now: number | undefined, before: number | undefined): number | undefined {
  if (now === undefined || before === undefined || before === 0) return undefined;
  return (now - before) / Math.abs(before);
}

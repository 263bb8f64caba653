const zone = 'Europe/Madrid';

/** When a day of the shop (`2026-11-21`) begins, or the day `later` days after it: at midnight in Madrid, in summer and winter. */
export function startOfDay(day: string, later = 0): Date {
  const noon = new Date(`${day}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() + later);
  const date = noon.toISOString().slice(0, 10);
  // Madrid is one hour ahead in winter, two in summer; the clock changes at night, after midnight.
  for (const hours of [2, 1]) {
    const guess = new Date(Date.parse(`${date}T00:00:00Z`) - hours * 3_600_000);
    if (madrid.format(guess) === `${date} 00:00`) return guess;
  }
  return new Date(`${date}T00:00:00Z`);
}

const madrid = new Intl.DateTimeFormat('sv-SE', {
  timeZone: zone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

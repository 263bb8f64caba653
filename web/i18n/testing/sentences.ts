/** Values that editors pick from a list, e.g. a picture: nobody reads them. */
const isChoice = /\.(?:icon|shownOn)$/;

/** Every sentence of a catalogue by place; functions are called with placeholders. */
export function sentences(value: unknown, place = ''): Map<string, string> {
  if (typeof value === 'string') return new Map(isChoice.test(place) ? [] : [[place, value]]);
  if (typeof value === 'function') return sentences(value(...marks(place)), place);
  if (value === null || typeof value !== 'object' || isChoice.test(place)) return new Map();
  return new Map(
    Object.entries(value).flatMap(([key, part]) => [...sentences(part, place ? `${place}.${key}` : key)]),
  );
}

/** Placeholders of the types that a sentence takes. */
function marks(place: string): unknown[] {
  if (
    /copyright|errors\.wait$|chat\.counter|rating|searchFound|order\.(followers|likes|views)$|posts\.(chosen|summary|share|likeCount)|tracking\.publications|progress$|withdrawal\.steps|announcedProgress/.test(
      place,
    )
  )
    return [2000, 5000];
  return place.endsWith('tracking.package') ? ['#1', 100, 'spain', 'likes'] : ['#1', '#2'];
}

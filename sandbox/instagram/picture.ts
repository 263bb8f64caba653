import { between, fraction } from '../random';
import { inked } from './font';
import { png } from './png';

type Colour = readonly [number, number, number];

const AVATAR_PIXELS = 160;
const THUMBNAIL_PIXELS = 320;
const CACHED_PICTURES = 200;
const WHITE: Colour = [255, 255, 255];

/** Pictures take some milliseconds each, and pages request the same ones again and again. */
const cache = new Map<string, Buffer>();

function cached(key: string, make: () => Buffer): Buffer {
  const known = cache.get(key);
  if (known) return known;
  const oldest = cache.keys().next().value;
  if (cache.size >= CACHED_PICTURES && oldest !== undefined) cache.delete(oldest);
  const made = make();
  cache.set(key, made);
  return made;
}

/** The account's picture: a gradient with its initials, as PNG. */
export function avatarPng(username: string, fullName: string): Buffer {
  return cached(`avatar ${username} ${fullName}`, () => {
    const [from, to] = palette(username);
    const letters = initials(fullName);
    const size = AVATAR_PIXELS;
    const dot = size / 20;
    const left = (size - (letters.length * 6 - 1) * dot) / 2;
    const top = (size - 7 * dot) / 2;
    const grounds = shades(2 * size, (diagonal) => mix(from, to, diagonal / (2 * size)));
    return png(size, (x, y) => {
      const ground = grounds[x + y] ?? from;
      const share = ink(letters, (x - left) / dot, (y - top) / dot);
      return share > 0 ? mix(ground, WHITE, share) : ground;
    });
  });
}

/** A post's picture: sky, sun and hills in its own colours, as PNG. */
export function thumbnailPng(shortcode: string): Buffer {
  return cached(`post ${shortcode}`, () => {
    const [low, high] = palette(shortcode);
    const size = THUMBNAIL_PIXELS;
    const sun = { x: between(`sun x ${shortcode}`, 70, 250), y: between(`sun y ${shortcode}`, 50, 140) };
    const radius = between(`sun ${shortcode}`, 22, 48);
    const waves = [0, 1, 2].map((layer) => ({
      base: size * (0.5 + layer * 0.16),
      height: between(`height ${layer} ${shortcode}`, 12, 34),
      length: between(`length ${layer} ${shortcode}`, 38, 90),
      shift: fraction(`shift ${layer} ${shortcode}`) * 7,
    }));
    // A quarter of the dots, and what a row, column or layer shares is calculated once: a grid of posts requests many
    // pictures in parallel, and this process also takes payments.
    const dots = size / 2;
    const sky = shades(dots, (row) => mix(mix(high, WHITE, 0.55), mix(low, WHITE, 0.2), (row * 2) / size));
    const layers = waves.map(({ base, height, length, shift }, layer) => ({
      colour: mix(low, [16, 20, 38], 0.2 + layer * 0.22),
      edges: Array.from(
        { length: dots },
        (_, column) => base + Math.sin((column * 2) / length + shift) * height,
      ),
    }));
    return png(dots, (column, row) => {
      const [x, y] = [column * 2, row * 2];
      let seen = sky[row] ?? high;
      if (Math.abs(y - sun.y) <= radius + 1) {
        const sunlight = clamp(radius + 0.5 - Math.hypot(x - sun.x, y - sun.y));
        if (sunlight > 0) seen = mix(seen, [255, 250, 225], sunlight);
      }
      for (const { colour, edges } of layers) {
        const cover = y - (edges[column] ?? 0) + 0.5;
        if (cover > 0) seen = cover < 1 ? mix(seen, colour, cover) : colour;
      }
      return seen;
    });
  });
}

/** How much ink (0–1) there is at this place of the text, in dots; smoothed, so that edges aren't jagged. */
function ink(letters: string, x: number, y: number): number {
  const column = Math.floor(x - 0.5);
  const row = Math.floor(y - 0.5);
  if (row < -1 || row > 6 || column < -1 || column > letters.length * 6) return 0;
  const right = x - 0.5 - column;
  const down = y - 0.5 - row;
  const upper = dotAt(letters, column, row) * (1 - right) + dotAt(letters, column + 1, row) * right;
  const lower = dotAt(letters, column, row + 1) * (1 - right) + dotAt(letters, column + 1, row + 1) * right;
  return clamp((upper * (1 - down) + lower * down - 0.45) * 6 + 0.5);
}

function dotAt(letters: string, column: number, row: number): 0 | 1 {
  const isInked = row >= 0 && row <= 6 && inked(letters[Math.floor(column / 6)] ?? '', mod(column, 6), row);
  return isInked ? 1 : 0;
}

function initials(fullName: string): string {
  const words = fullName
    .normalize('NFD')
    .replace(/[^a-z ]/gi, '')
    .toUpperCase()
    .split(' ')
    .filter(Boolean);
  const [first = 'X', ...others] = words;
  return `${first[0]}${others.at(-1)?.[0] ?? ''}`;
}

function palette(key: string): [Colour, Colour] {
  const hue = between(`hue ${key}`, 0, 359);
  return [fromHue(hue, 0.62, 0.42), fromHue(hue + between(`turn ${key}`, 30, 80), 0.6, 0.5)];
}

function fromHue(hue: number, saturation: number, lightness: number): Colour {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const position = mod(offset + hue / 30, 12);
    return Math.round(255 * (lightness - reach * Math.max(-1, Math.min(position - 3, 9 - position, 1))));
  };
  return [channel(0), channel(8), channel(4)];
}

// For every dot, like `ink`: the loader names each function when it is created, which costs more than the dot itself.
function mix(from: Colour, to: Colour, share: number): Colour {
  return [
    Math.round(from[0] + (to[0] - from[0]) * share),
    Math.round(from[1] + (to[1] - from[1]) * share),
    Math.round(from[2] + (to[2] - from[2]) * share),
  ];
}

function shades(count: number, colour: (index: number) => Colour): Colour[] {
  return Array.from({ length: count }, (_, index) => colour(index));
}

const clamp = (value: number) => Math.max(0, Math.min(1, value));
const mod = (value: number, by: number) => ((value % by) + by) % by;

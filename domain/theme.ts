/** A colour as red, green and blue, each 0–255. */
type Rgb = readonly [number, number, number];

const white: Rgb = [255, 255, 255];
const darkSurface: Rgb = [24, 26, 34];
/** Text on a colour, and a colour as text, are readable from this contrast on (WCAG 2.2 AA). */
const readable = 4.5;

function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function hexOf(colour: Rgb): string {
  return `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

function luminance(colour: Rgb): number {
  const [r = 0, g = 0, b = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of two colours: 1 (none) to 21. */
export function contrast(a: string, b: string): number {
  return contrastOf(rgbOf(a), rgbOf(b));
}

function contrastOf(a: Rgb, b: Rgb): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

function mix(a: Rgb, b: Rgb, share: number): Rgb {
  const [r, g, bl] = a.map((part, place) => part + ((b[place] ?? 0) - part) * share);
  return [r ?? 0, g ?? 0, bl ?? 0];
}

/** The colour, moved towards another just far enough to be readable on a ground. */
function readableOn(colour: Rgb, ground: Rgb, towards: Rgb): Rgb {
  for (let share = 0; share < 1; share += 0.02) {
    const moved = mix(colour, towards, share);
    // Compared in its written form, because rounding moves it again.
    if (contrast(hexOf(moved), hexOf(ground)) >= readable) return moved;
  }
  return towards;
}

/**
 * The shades of the shop's colour (D34) as the variables of web/ui/theme.css, for light and dark. For any
 * colour, white stays readable on the buttons, and links on the page.
 */
export function themeOf(accent: string): { light: Record<string, string>; dark: Record<string, string> } {
  const colour = rgbOf(accent);
  const black: Rgb = [0, 0, 0];
  const button = readableOn(colour, white, black);
  const softLight = mix(colour, white, 0.91);
  const softDark = mix(darkSurface, colour, 0.22);
  return {
    light: {
      accent: hexOf(button),
      'accent-ink': hexOf(readableOn(button, softLight, black)),
      'accent-soft': hexOf(softLight),
      'accent-from': hexOf(button),
      'accent-to': hexOf(mix(button, black, 0.14)),
    },
    dark: {
      accent: hexOf(readableOn(colour, darkSurface, white)),
      'accent-ink': hexOf(readableOn(mix(colour, white, 0.4), softDark, white)),
      'accent-soft': hexOf(softDark),
      'accent-from': hexOf(button),
      'accent-to': hexOf(mix(button, black, 0.14)),
    },
  };
}

/** The same as a style sheet, loaded after the shop's own. */
export function themeCss(accent: string): string {
  const { light, dark } = themeOf(accent);
  const block = (shades: Record<string, string>) =>
    Object.entries(shades)
      .map(([name, value]) => `--${name}:${value}`)
      .join(';');
  return `:root:root{${block(light)}}@media (prefers-color-scheme:dark){:root:root{${block(dark)}}}`;
}

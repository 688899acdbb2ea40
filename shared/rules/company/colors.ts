/** The surfaces of cards in both themes, on which priorities show as an edge or a dot (rule company.16). */
export const SURFACES = { light: '#FFFFFF', dark: '#1C1B18' } as const;

/** The contrast that marks need to be seen, by WCAG 2 (1.4.11). */
const SEEN = 3;

/**
 * What the dark theme does to a colour, in Oklch: it lightens all by as much, and the dark ones enough to stand out, and it
 * multiplies their chroma. White mixed in would make red and orange alike.
 */
export const DARK_LOOK = { lightness: 0.9, lighter: 0.2, darkest: 0.56, chroma: 1.3 } as const;

/** Red, green and blue as shares of light, from 0 to 1. */
type Light = readonly [number, number, number];

/** The contrast of two CSS hex colours, from 1 (none) to 21 (black on white), by WCAG 2. */
export const contrastOf = (one: string, other: string): number => contrast(lightOf(one), lightOf(other));

/** The themes in which a colour is hard to see as it is shown there (rule company.16). */
export function hardToSeeIn(color: string): (keyof typeof SURFACES)[] {
  const light = lightOf(color);
  const shown = { light, dark: lightened(light) };
  return (['light', 'dark'] as const).filter((theme) => contrast(shown[theme], lightOf(SURFACES[theme])) < SEEN);
}

function contrast(one: Light, other: Light): number {
  const [light, dark] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function lightOf(color: string): Light {
  const share = (at: number) => {
    const value = parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [share(1), share(3), share(5)];
}

const luminanceOf = ([red, green, blue]: Light): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** A colour as the dark theme shows it, as far as a screen can: see `DARK_LOOK`. */
function lightened(light: Light): Light {
  const [lightness, a, b] = oklabOf(light);
  const { lighter, darkest, chroma } = DARK_LOOK;
  return fromOklab([
    Math.min(1, Math.max(darkest, lightness * DARK_LOOK.lightness + lighter)),
    a * chroma,
    b * chroma,
  ]).map((share) => Math.min(1, Math.max(0, share))) as unknown as Light;
}

/** How different two colours look in the dark theme: their distance in Oklab, where 0.02 is just to be seen. */
export function distanceInDark(one: string, other: string): number {
  const [from, to] = [oklabOf(lightened(lightOf(one))), oklabOf(lightened(lightOf(other)))];
  return Math.hypot(...from.map((value, axis) => value - (to[axis] ?? 0)));
}

type Oklab = readonly [lightness: number, a: number, b: number];

function oklabOf([red, green, blue]: Light): Oklab {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([lightness, a, b]: Oklab): Light {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

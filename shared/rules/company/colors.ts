/** The surfaces of cards in both themes, on which priorities show as an edge or a dot (rule company.16). */
export const SURFACES = { light: '#FFFFFF', dark: '#1C1B18' } as const;

/** The contrast that marks need to be seen, by WCAG 2 (1.4.11). */
const SEEN = 3;

/** How much white the dark theme mixes into a colour, in Oklab, so that it stands out and differs from others. */
export const LIGHTENED = 0.35;

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

/** What `color-mix(in oklab, …, white 35%)` makes of a colour. White is 1 in each of the three responses of the eye. */
function lightened([red, green, blue]: Light): Light {
  const [l, m, s] = [
    0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue,
    0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue,
    0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue,
  ].map((response) => (Math.cbrt(response) * (1 - LIGHTENED) + LIGHTENED) ** 3) as unknown as Light;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** The surfaces of cards in both themes, on which priorities show as an edge or a dot (rule company.16). */
export const SURFACES = { light: '#FFFFFF', dark: '#1C1B18' } as const;

/** The contrast that marks need to be seen, by WCAG 2 (1.4.11). */
const SEEN = 3;

/** The contrast of two CSS hex colours, from 1 (none) to 21 (black on white), by WCAG 2. */
export function contrastOf(one: string, other: string): number {
  const [light, dark] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** The themes in which a colour is hard to see (rule company.16). */
export function hardToSeeIn(color: string): (keyof typeof SURFACES)[] {
  return (['light', 'dark'] as const).filter((theme) => contrastOf(color, SURFACES[theme]) < SEEN);
}

function luminanceOf(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

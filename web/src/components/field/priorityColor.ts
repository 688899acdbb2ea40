import { DARK_LOOK } from '#shared/rules/company/colors.ts';

const { lightness, lighter, darkest, chroma } = DARK_LOOK;
const inDark = `clamp(${darkest}, l * ${lightness} + ${lighter}, 1) calc(c * ${chroma}) h`;

/** The colour of a priority on the page. The dark theme changes it, so that it stands out and differs from others. */
export const priorityColor = ({ color }: { color: string }): string =>
  `light-dark(${color}, oklch(from ${color} ${inDark}))`;

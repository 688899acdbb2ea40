import { LIGHTENED } from '#shared/rules/company/colors.ts';

/** The colour of a priority on the page. The dark theme lightens it, so that it stands out and differs from others. */
export const priorityColor = ({ color }: { color: string }): string =>
  `light-dark(${color}, color-mix(in oklab, ${color}, white ${LIGHTENED * 100}%))`;

/** Replaces MUI's ripples by nothing (see web/vite.config.ts). */
export default function NoRipple(): null {
  return null;
}

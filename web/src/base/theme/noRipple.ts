/** Replaces MUI's ripples with nothing (see web/vite.config.ts). */
export default function NoRipple(): null {
  return null;
}

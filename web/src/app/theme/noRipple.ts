/** In place of what draws MUI's ripples: nothing (see web/vite.config.ts). */
export default function NoRipple(): null {
  return null;
}

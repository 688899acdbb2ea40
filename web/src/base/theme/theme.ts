import { createTheme, type PaletteOptions } from '@mui/material/styles';
import { componentOverrides } from './componentOverrides.ts';
import { MODE_ATTRIBUTE } from './mode.ts';
import { dark, fontFamily, fontSizes, GRID, light, MOTION, RADIUS } from './tokens.ts';

function paletteOf(scheme: typeof light): PaletteOptions {
  return {
    primary: { main: scheme.accent, dark: scheme.accentHover, light: scheme.accentTint, contrastText: scheme.onAccent },
    error: { main: scheme.danger, dark: scheme.danger, light: scheme.dangerTint, contrastText: scheme.onDanger },
    warning: { main: scheme.warning, light: scheme.warningTint },
    success: { main: scheme.success, light: scheme.successTint },
    info: { main: scheme.accent, light: scheme.accentTint },
    background: { default: scheme.page, paper: scheme.surface },
    text: { primary: scheme.text, secondary: scheme.textQuiet, disabled: scheme.textDisabled },
    divider: scheme.border,
    action: {
      hover: scheme.subtle,
      selected: scheme.accentTint,
      active: scheme.textQuiet,
      disabled: scheme.textDisabled,
      disabledBackground: scheme.subtle,
    },
  };
}

/**
 * MUI's theme, made from the tokens: both colour schemes as CSS variables, so that changing the mode re-renders
 * nothing.
 */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: MODE_ATTRIBUTE },
  colorSchemes: { light: { palette: paletteOf(light) }, dark: { palette: paletteOf(dark) } },
  spacing: GRID,
  shape: { borderRadius: RADIUS },
  typography: {
    fontFamily,
    // The title of dialogs.
    h6: { textWrap: 'balance', fontWeight: 600, letterSpacing: '-0.011em', lineHeight: 1.3, fontSize: fontSizes.body },
    body1: { fontSize: fontSizes.body, lineHeight: 1.5 },
    body2: { fontSize: fontSizes.compact, lineHeight: 1.5 },
    caption: { fontSize: fontSizes.caption, lineHeight: 1.4 },
  },
  transitions: {
    easing: { easeOut: MOTION.easing, easeInOut: MOTION.easing, easeIn: MOTION.easing, sharp: MOTION.easing },
    duration: {
      shortest: MOTION.quick,
      shorter: MOTION.quick,
      short: MOTION.quick,
      standard: MOTION.calm,
      complex: MOTION.calm,
      enteringScreen: MOTION.calm,
      leavingScreen: MOTION.quick,
    },
  },
  components: componentOverrides,
});

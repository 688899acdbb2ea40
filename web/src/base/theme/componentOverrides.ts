import type { Components, Theme } from '@mui/material/styles';
import { fieldOverrides } from './fieldOverrides.ts';
import { CONTROL_HEIGHT, fontSizes, TOUCH } from './tokens.ts';

const focusRing = { outline: '2px solid var(--storyd-accent)', outlineOffset: 2 };

/** The height of controls: compact for a mouse, large enough for a finger. */
const controlHeight = { minHeight: CONTROL_HEIGHT.pointer, [TOUCH]: { minHeight: CONTROL_HEIGHT.touch } };

/** The style of those of MUI's components that stand behind ours: flat, one-pixel borders, shadows only for floating elements. */
export const componentOverrides: Components<Theme> = {
  ...fieldOverrides,
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
  },
  // The buttons in an Autocomplete.
  MuiIconButton: {
    styleOverrides: {
      root: {
        borderRadius: 'var(--storyd-radius)',
        width: CONTROL_HEIGHT.pointer,
        height: CONTROL_HEIGHT.pointer,
        padding: 4,
        [TOUCH]: { width: CONTROL_HEIGHT.touch, height: CONTROL_HEIGHT.touch },
        '&:hover': { backgroundColor: 'var(--storyd-subtle)' },
      },
    },
  },
  MuiSvgIcon: { styleOverrides: { root: { fontSize: '1.25rem' }, fontSizeSmall: { fontSize: '1rem' } } },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiDialog: {
    styleOverrides: {
      paper: {
        backgroundColor: 'var(--storyd-raised)',
        border: '1px solid var(--storyd-border)',
        boxShadow: 'var(--storyd-shadow)',
        margin: 16,
        width: '100%',
        // With a fill in the colour below, an outlined button would look like a hole.
        '--storyd-button': 'transparent',
      },
    },
  },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(20 18 15 / 40%)' } } },
  },
  MuiDialogTitle: { styleOverrides: { root: { fontSize: fontSizes.title, padding: '20px 24px 12px' } } },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px 16px' } } },
  MuiDialogActions: {
    styleOverrides: {
      root: { padding: '8px 24px 20px', gap: 8 },
      spacing: { '& > :not(style) ~ :not(style)': { marginLeft: 0 } },
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: {
        backgroundColor: 'var(--storyd-raised)',
        border: '1px solid var(--storyd-border)',
        boxShadow: 'var(--storyd-shadow)',
        marginTop: 4,
      },
      list: { padding: 4 },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        fontSize: fontSizes.compact,
        borderRadius: 6,
        padding: '4px 8px',
        gap: 8,
        '& .MuiListItemIcon-root': { minWidth: 0 },
        // Outside, the next item would cover the outline.
        '&.Mui-focusVisible': { outlineOffset: -2 },
        // MUI removes the height on wide screens.
        '&&': controlHeight,
      },
    },
  },
  MuiPopover: {
    styleOverrides: {
      paper: {
        backgroundColor: 'var(--storyd-raised)',
        border: '1px solid var(--storyd-border)',
        boxShadow: 'var(--storyd-shadow)',
      },
    },
  },
  MuiChip: { styleOverrides: { root: { fontSize: fontSizes.caption, height: 24, borderRadius: 6 } } },
  MuiListItemButton: {
    styleOverrides: {
      root: {
        ...controlHeight,
        fontSize: fontSizes.body,
        borderRadius: 'var(--storyd-radius)',
        padding: '4px 8px',
        '&.Mui-selected': { backgroundColor: 'var(--storyd-accent-tint)' },
      },
    },
  },
  MuiDrawer: {
    styleOverrides: { paper: { backgroundColor: 'var(--storyd-surface)', borderColor: 'var(--storyd-border)' } },
  },
};

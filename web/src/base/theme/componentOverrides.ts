import type { Components, Theme } from '@mui/material/styles';
import { fieldOverrides } from './fieldOverrides.ts';
import { CONTROL_HEIGHT, fontSizes, TOUCH } from './tokens.ts';

const focusRing = { outline: '2px solid var(--storyd-accent)', outlineOffset: 2 };

/** The height of controls: compact for a mouse, large enough for a finger. */
const controlHeight = { minHeight: CONTROL_HEIGHT.pointer, [TOUCH]: { minHeight: CONTROL_HEIGHT.touch } };

/** The style of MUI's components: flat, one-pixel borders, shadows only for floating elements. */
export const componentOverrides: Components<Theme> = {
  ...fieldOverrides,
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        ...controlHeight,
        padding: '4px 12px',
        whiteSpace: 'nowrap',
        // The busy state shows only when the wait is long: a quick answer causes no visible change.
        '&.MuiButton-loading.MuiButton-loadingPositionCenter': {
          transition: 'color 0s 150ms, background-color 0s 150ms, border-color 0s 150ms',
        },
        '& .MuiButton-loadingIndicator': { animation: 'storyd-appear 0s 150ms backwards' },
      },
      outlined: {
        borderColor: 'var(--storyd-border)',
        color: 'var(--storyd-text)',
        backgroundColor: 'var(--storyd-surface)',
        '&:hover': { backgroundColor: 'var(--storyd-subtle)', borderColor: 'var(--storyd-border-strong)' },
      },
      text: { '&:hover': { backgroundColor: 'var(--storyd-subtle)' } },
    },
  },
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
  MuiCard: { defaultProps: { variant: 'outlined' }, styleOverrides: { root: { borderColor: 'var(--storyd-border)' } } },
  MuiDialog: {
    styleOverrides: {
      paper: {
        backgroundColor: 'var(--storyd-raised)',
        border: '1px solid var(--storyd-border)',
        boxShadow: 'var(--storyd-shadow)',
        margin: 16,
        width: '100%',
        // With a fill in the colour below, the button would look like a hole.
        '& .MuiButton-outlined:not(:hover)': { backgroundColor: 'transparent' },
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
  MuiAlert: {
    styleOverrides: {
      root: {
        fontSize: fontSizes.compact,
        alignItems: 'flex-start',
        padding: '4px 12px',
        color: 'var(--storyd-text)',
        '&:has(> .MuiAlert-action)': { alignItems: 'center' },
        // In the text's colour, only the underline shows that it is a button.
        '& .MuiAlert-action .MuiButton-root': { textDecoration: 'underline', textUnderlineOffset: 3 },
        variants: (['error', 'warning', 'success', 'info'] as const).map((severity) => ({
          props: { severity },
          style: {
            backgroundColor: `var(--mui-palette-${severity}-light)`,
            border: `1px solid color-mix(in srgb, var(--mui-palette-${severity}-main) 32%, transparent)`,
            '& .MuiAlert-icon': { color: `var(--mui-palette-${severity}-main)` },
          },
        })),
      },
      icon: { padding: '8px 0', marginRight: 8, fontSize: '1.25rem' },
      action: { padding: '0 0 0 8px', marginRight: -6 },
    },
  },
  MuiChip: { styleOverrides: { root: { fontSize: fontSizes.caption, height: 24, borderRadius: 6 } } },
  MuiSwitch: {
    styleOverrides: {
      root: {
        // Doubled, since MUI has its own rule for the small size.
        '&&': { flex: 'none', width: 36, height: 20, padding: 0, margin: 6, overflow: 'visible' },
        '&& .MuiSwitch-switchBase': { padding: 2, color: 'var(--storyd-surface)' },
        '&& .MuiSwitch-switchBase.Mui-checked': { transform: 'translateX(16px)', color: 'var(--storyd-on-accent)' },
        '&& .MuiSwitch-input': { left: 0, width: '200%' },
        '&& .Mui-checked .MuiSwitch-input': { left: '-100%' },
        '&& .MuiSwitch-thumb': { width: 16, height: 16, boxShadow: 'none', backgroundColor: 'currentColor' },
        '&& .MuiSwitch-track': { borderRadius: 10, backgroundColor: 'var(--storyd-border-strong)', opacity: 1 },
        '&& .Mui-checked + .MuiSwitch-track': { backgroundColor: 'var(--storyd-accent)', opacity: 1 },
        '&& .Mui-disabled + .MuiSwitch-track': { opacity: 0.4 },
      },
    },
  },
  MuiLink: { defaultProps: { underline: 'always' }, styleOverrides: { root: { textUnderlineOffset: 3 } } },
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
  MuiSkeleton: {
    defaultProps: { animation: 'pulse' },
    styleOverrides: {
      root: { backgroundColor: 'var(--storyd-subtle)' },
      rounded: { borderRadius: 'var(--storyd-radius)' },
    },
  },
  MuiDrawer: {
    styleOverrides: { paper: { backgroundColor: 'var(--storyd-surface)', borderColor: 'var(--storyd-border)' } },
  },
};

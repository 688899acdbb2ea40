import type { Components, Theme } from '@mui/material/styles';
import { CONTROL_HEIGHT, fontSizes, TOUCH } from './tokens.ts';

/** The browser's own clear button of search fields, in our colours. */
const clearMark = {
  appearance: 'none',
  width: 12,
  height: 12,
  marginLeft: 8,
  cursor: 'pointer',
  backgroundColor: 'var(--storyd-text-quiet)',
  clipPath:
    'polygon(12% 0, 50% 38%, 88% 0, 100% 12%, 62% 50%, 100% 88%, 88% 100%, 50% 62%, 12% 100%, 0 88%, 38% 50%, 0 12%)',
} as const;

/** Text fields: the label always stays above the field, and the field is as high as a button. */
export const fieldOverrides: Components<Theme> = {
  MuiTextField: {
    defaultProps: { fullWidth: true, size: 'small', variant: 'outlined', slotProps: { inputLabel: { shrink: true } } },
  },
  MuiFormControl: { styleOverrides: { root: { gap: 4 } } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        fontSize: fontSizes.compact,
        fontWeight: 500,
        color: 'var(--storyd-text)',
        pointerEvents: 'auto',
        '&.Mui-focused': { color: 'var(--storyd-text)' },
        '&.Mui-error': { color: 'var(--storyd-danger)' },
        '&.Mui-disabled': { color: 'var(--storyd-text-disabled)' },
      },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        fontSize: fontSizes.body,
        minHeight: CONTROL_HEIGHT.pointer,
        backgroundColor: 'var(--storyd-surface)',
        // At least 16 px on touch screens, or the browser zooms into the field.
        [TOUCH]: { minHeight: CONTROL_HEIGHT.touch, fontSize: fontSizes.title },
        '& .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--storyd-border-strong)', top: 0 },
        '& .MuiOutlinedInput-notchedOutline > legend': { display: 'none' },
        '&:hover:not(.Mui-disabled, .Mui-error, .Mui-focused) .MuiOutlinedInput-notchedOutline': {
          borderColor: 'var(--storyd-text-quiet)',
        },
        '&.Mui-disabled': { backgroundColor: 'var(--storyd-subtle)' },
      },
      input: {
        padding: '6px 12px',
        lineHeight: '20px',
        height: 20,
        '&::placeholder': { color: 'var(--storyd-text-quiet)', opacity: 1 },
        '&::-webkit-search-cancel-button': clearMark,
      },
      multiline: { padding: 0 },
    },
  },
  // No higher than the other fields, until it holds several values.
  MuiAutocomplete: {
    styleOverrides: {
      paper: {
        backgroundColor: 'var(--storyd-raised)',
        border: '1px solid var(--storyd-border)',
        boxShadow: 'var(--storyd-shadow)',
        marginBlock: 4,
        // The option that Enter takes. MUI shows it only where a pointer hovers, but keyboards are on touch devices
        // too.
        '& .MuiAutocomplete-option.Mui-focused': { backgroundColor: 'var(--storyd-subtle)' },
      },
      // Up to eight options and the padding of the list.
      listbox: {
        maxHeight: 'min(calc(8 * var(--storyd-control) + 16px), 60vh)',
        '& .MuiAutocomplete-option.MuiAutocomplete-option': { minHeight: 'var(--storyd-control)' },
      },
      inputRoot: {
        '&.MuiOutlinedInput-root.MuiInputBase-sizeSmall': {
          paddingBlock: 2,
          '& .MuiAutocomplete-input': { padding: '4px 6px' },
        },
        // Aligns its arrow with the arrows of the selects around it.
        '&.MuiOutlinedInput-root .MuiAutocomplete-endAdornment': { right: 3 },
      },
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { margin: 0, fontSize: fontSizes.caption } } },
  MuiSelect: { styleOverrides: { select: { minHeight: 'auto' } } },
};

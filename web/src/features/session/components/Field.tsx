import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type InputHTMLAttributes, type ReactNode, useId } from 'react';

/** What every field of these pages is given; `error` stands in place of `advice`, and that in place of `help`. */
export type FieldProps = {
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  /** What is better changed but may stay as it is. */
  advice?: string | undefined;
  help?: string;
  autoFocus?: boolean;
};

type Props = FieldProps & {
  label: string;
  type?: string;
  name?: string;
  autoComplete: string;
  endAdornment?: ReactNode;
  /** Attributes of the input element itself. */
  input?: InputHTMLAttributes<HTMLInputElement>;
};

/**
 * A text field out of the parts of MUI's `TextField`. The whole of that brings along selects, menus and the two other looks of a field, which
 * would be a fifth of what a stranger's browser has to load of MUI before the login can be used.
 */
export function Field({ value, onChange, error, advice, help, autoFocus = false, label, input, ...rest }: Props) {
  const id = useId();
  const helpId = useId();
  const text = error ?? advice ?? help;
  const isAdvice = error === undefined && advice !== undefined;
  return (
    <FormControl fullWidth size="small" error={error !== undefined}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        autoFocus={autoFocus}
        aria-describedby={text === undefined ? undefined : helpId}
        inputProps={input}
        {...rest}
      />
      {text !== undefined && (
        <FormHelperText id={helpId} aria-live="polite" sx={isAdvice ? { color: 'warning.main' } : undefined}>
          {text}
        </FormHelperText>
      )}
    </FormControl>
  );
}

import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import styles from './field.module.css';

/** The common props of all fields of these pages; `error` replaces `advice`, which replaces `help`. */
export type FieldProps = {
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  /** A recommendation that does not block the user. */
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
 * A text field with its label above and its error or help below. It looks like a field of MUI's dialogs, without MUI's
 * code.
 */
export function Field({ value, onChange, error, advice, help, label, input, endAdornment, ...rest }: Props) {
  const id = useId();
  const helpId = useId();
  const text = error ?? advice ?? help;
  const tone = error !== undefined ? 'error' : advice !== undefined ? 'advice' : undefined;
  return (
    <div className={styles['field']} data-tone={tone}>
      <label htmlFor={id}>{label}</label>
      <div className={styles['box']}>
        <input
          {...input}
          {...rest}
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error !== undefined}
          aria-describedby={text === undefined ? undefined : helpId}
        />
        {endAdornment}
      </div>
      {text !== undefined && (
        <p id={helpId} aria-live="polite">
          {text}
        </p>
      )}
    </div>
  );
}

import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import styles from './field.module.css';

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

/** A text field, its name above it and what there is to say of it below. It looks as those of MUI's dialogs do, without the code of those. */
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

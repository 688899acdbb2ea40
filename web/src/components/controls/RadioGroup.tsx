import { type ReactNode, useId } from 'react';
import { Choice } from './Choice.tsx';
import styles from './controls.module.css';

type Props<Value extends string> = {
  'aria-label'?: string;
  'aria-labelledby'?: string;
  /** Something else than an option if none is chosen yet. */
  value: Value | null | undefined;
  options: readonly { value: Value; text: ReactNode; disabled?: boolean }[];
  onChange: (value: Value) => void;
  disabled?: boolean;
  /** Whether the chosen option takes the focus when the group appears. */
  autoFocus?: boolean;
};

/** Radio buttons with their texts, one below the other. */
export function RadioGroup<Value extends string>(props: Props<Value>) {
  const { value, options, onChange, disabled = false, autoFocus = false, ...named } = props;
  const name = useId();
  return (
    <div role="radiogroup" {...named} className={styles['choices']}>
      {options.map((option) => (
        <Choice
          key={option.value}
          type="radio"
          name={name}
          checked={option.value === value}
          disabled={disabled || option.disabled === true}
          autoFocus={autoFocus && option.value === value}
          onChange={() => onChange(option.value)}
        >
          {option.text}
        </Choice>
      ))}
    </div>
  );
}

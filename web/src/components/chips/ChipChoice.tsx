import { useId } from 'react';
import styles from './chips.module.css';

type Props<Value extends string> = {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly (readonly [Value, string])[];
  /** Puts the choices into one frame, as on a toolbar. */
  isJoined?: boolean;
};

/** A choice of one of a few values, all in view: radio buttons that look like chips. */
export function ChipChoice<Value extends string>({ label, value, onChange, options, isJoined = false }: Props<Value>) {
  const name = useId();
  return (
    <fieldset
      role="radiogroup"
      aria-label={label}
      className={`${styles['chips']} ${styles[isJoined ? 'joined' : 'choices']}`}
    >
      {options.map(([option, text]) => (
        <label key={option} className={styles['chip']}>
          <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
          {text}
        </label>
      ))}
    </fieldset>
  );
}

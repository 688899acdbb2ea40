import { Icon } from './Icon.tsx';
import { arrowDown } from './pageIcons.ts';
import styles from './select.module.css';

type Props<Value extends string> = {
  'aria-label': string;
  value: Value;
  onChange: (value: Value) => void;
  /** Value and text of each choice. */
  options: readonly (readonly [Value, string])[];
  /** Words before the chosen text. */
  prefix?: string;
  className?: string | undefined;
};

/** The browser's own select, styled like the text fields. */
export function Select<Value extends string>({
  value,
  onChange,
  options,
  prefix,
  className = '',
  ...rest
}: Props<Value>) {
  return (
    <span className={`${styles['box']} ${className}`}>
      {prefix !== undefined && <span aria-hidden>{prefix}</span>}
      <select
        {...rest}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find(([option]) => option === target.value);
          if (chosen !== undefined) onChange(chosen[0]);
        }}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
      <Icon path={arrowDown} />
    </span>
  );
}

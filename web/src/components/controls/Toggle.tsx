import type { InputHTMLAttributes } from 'react';
import styles from './toggle.module.css';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  /** The text beside it. */
  children: string;
  /** In a form: aligned with the fields, and in the size of their text. */
  inForm?: boolean;
  /** Hides the text on a narrow screen; `aria-label` names the switch then. */
  isTextOptional?: boolean;
};

/** A switch that is on or off, with its text. `title` and `style` are those of both. */
export function Toggle({
  children,
  inForm = false,
  isTextOptional = false,
  className = '',
  title,
  style,
  ...rest
}: Props) {
  return (
    <label title={title} style={style} className={`${styles['toggle']} ${inForm ? styles['inForm'] : ''} ${className}`}>
      <input {...rest} type="checkbox" role="switch" />
      <span data-optional={isTextOptional ? '' : undefined}>{children}</span>
    </label>
  );
}

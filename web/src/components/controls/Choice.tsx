import type { InputHTMLAttributes } from 'react';
import styles from './controls.module.css';

type Props = InputHTMLAttributes<HTMLInputElement> & { type: 'checkbox' | 'radio' };

/** A checkbox or radio button with its text. */
export function Choice({ className = '', children, ...rest }: Props) {
  return (
    <label className={`${styles['choice']} ${className}`}>
      <input {...rest} />
      <span dir="auto">{children}</span>
    </label>
  );
}

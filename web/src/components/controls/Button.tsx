import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './controls.module.css';

type Look = {
  variant?: 'text' | 'outlined' | 'contained';
  /** In the colour of the surrounding text. */
  plain?: boolean;
  /** Icons before and after the text. */
  start?: ReactNode;
  end?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

type ButtonProps = Look & {
  /** True while waiting for an answer: the button cannot be pressed, and shows that once the wait is noticeable. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
} & ButtonHTMLAttributes<HTMLButtonElement>;

/** A button without MUI, for parts that render before MUI loads. It looks like MUI's in this theme. */
export function Button({
  variant = 'text',
  plain,
  start,
  end,
  busy = false,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={busy || rest.disabled === true}
      data-busy={busy ? '' : undefined}
      className={classes(variant, plain, className)}
    >
      {busy && <span role="progressbar" className={styles['spinner']} />}
      {start}
      {children}
      {end}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ variant = 'text', plain, start, end, className, children, ...rest }: Look & LinkProps) {
  return (
    <Link {...rest} className={classes(variant, plain, className)}>
      {start}
      {children}
      {end}
    </Link>
  );
}

function classes(variant: string, plain: boolean | undefined, more: string | undefined): string {
  return [styles['button'], styles[variant], plain === true && styles['plain'], more].filter(Boolean).join(' ');
}

/** A button with an icon alone; `aria-label` names it. */
export function IconButton({ className, ...rest }: ButtonHTMLAttributes<HTMLButtonElement> & { 'aria-label': string }) {
  return <button type="button" {...rest} className={`${styles['iconButton']} ${className ?? ''}`} />;
}

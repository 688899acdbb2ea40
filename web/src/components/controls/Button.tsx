import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './controls.module.css';

type Look = {
  variant?: 'text' | 'outlined' | 'contained';
  /** In the colour of the surrounding text. */
  plain?: boolean;
  /** Marks a destructive action. */
  danger?: boolean;
  /** Icons before and after the text. */
  start?: ReactNode;
  end?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

type ButtonProps = Look & {
  /** True while waiting for an answer: the button cannot be pressed, and shows that once the wait is noticeable. */
  busy?: boolean | undefined;
  ref?: Ref<HTMLButtonElement>;
} & ButtonHTMLAttributes<HTMLButtonElement>;

/** The button of all pages and dialogs. It does not need MUI, so the first view can render it. */
export function Button({
  variant = 'text',
  plain,
  danger,
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
      className={classes(variant, { plain, danger }, className)}
    >
      {busy && <span role="progressbar" className={styles['spinner']} />}
      {start}
      {children}
      {end}
    </button>
  );
}

type LinkLook = Omit<Look, 'danger'>;

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'text',
  plain,
  start,
  end,
  className,
  children,
  ...rest
}: LinkLook & LinkProps) {
  return (
    <Link {...rest} className={classes(variant, { plain }, className)}>
      {start}
      {children}
      {end}
    </Link>
  );
}

type Colour = { plain?: boolean | undefined; danger?: boolean | undefined };

function classes(variant: string, { plain, danger }: Colour, more: string | undefined): string {
  const colour = danger === true ? styles['danger'] : plain === true && styles['plain'];
  return [styles['button'], styles[variant], colour, more].filter(Boolean).join(' ');
}

type IconButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  'aria-label': string;
  ref?: Ref<HTMLButtonElement>;
};

/** A button with an icon alone; `aria-label` names it. */
export function IconButton({ className, ...rest }: IconButtonProps) {
  return <button type="button" {...rest} className={`${styles['iconButton']} ${className ?? ''}`} />;
}

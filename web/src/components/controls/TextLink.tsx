import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './link.module.css';

type Look = {
  /** In the colour of the surrounding text. */
  plain?: boolean;
};

const classes = (plain: boolean) => `${styles['link']} ${plain ? styles['plain'] : ''}`;

/** A link in a text, to a page of the app. */
export function TextLink({ plain = false, ...rest }: Look & LinkProps) {
  return <Link {...rest} className={classes(plain)} />;
}

/** A link in a text, to another site. */
export function ExternalLink({ plain = false, children, ...rest }: Look & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...rest} className={classes(plain)}>
      {children}
    </a>
  );
}

/** A button in a text that looks like a link. */
export function TextButton(props: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" {...props} className={`${styles['link']} ${styles['button']}`} />;
}

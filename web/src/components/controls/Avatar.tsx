import styles from './avatar.module.css';

type Props = {
  initials: string | undefined;
  /** Less prominent, and a little larger. */
  quiet?: boolean;
  className?: string | undefined;
};

/** A person's initials on a disc. Decorative: the name stands beside it. */
export function Avatar({ initials, quiet = false, className = '' }: Props) {
  return (
    <span aria-hidden className={`${styles['avatar']} ${quiet ? styles['quiet'] : ''} ${className}`}>
      {initials}
    </span>
  );
}

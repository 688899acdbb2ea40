import { Link } from 'react-router-dom';
import styles from './switch.module.css';

type Props = {
  /** The name of the switch for screen readers. */
  label: string;
  views: readonly { text: string; to: string; isOpen: boolean }[];
};

/** Switches between the views of a tab, as links. */
export function Switch({ label, views }: Props) {
  return (
    <nav className={styles['switch']} aria-label={label}>
      {views.map(({ text, to, isOpen }) => (
        <Link key={to} to={to} aria-current={isOpen ? 'page' : undefined}>
          {text}
        </Link>
      ))}
    </nav>
  );
}

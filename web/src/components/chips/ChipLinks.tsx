import { useLayoutEffect, useRef } from 'react';
import { Link, type To } from 'react-router-dom';
import styles from './chips.module.css';

type Chip = { key: string; to: To; label: string };

/**
 * Lists to choose from, as links: the address names the open one, which is scrolled into view.
 * @param label names what they choose
 * @param open the key of the open list
 */
export function ChipLinks({ label, chips, open }: { label: string; chips: readonly Chip[]; open: string }) {
  const nav = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const all = nav.current;
    const chip = all?.querySelector<HTMLElement>('[aria-current]');
    if (all && chip) all.scrollLeft = chip.offsetLeft - all.offsetLeft - (all.clientWidth - chip.offsetWidth) / 2;
  }, [open]);
  return (
    <nav ref={nav} aria-label={label} className={`${styles['chips']} ${styles['links']}`}>
      {chips.map(({ key, to, label: text }) => (
        <Link key={key} to={to} aria-current={key === open ? 'page' : undefined} className={styles['chip']}>
          {text}
        </Link>
      ))}
    </nav>
  );
}

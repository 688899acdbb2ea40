import { ButtonLink } from './controls/Button.tsx';
import styles from './pageTabs.module.css';

type Tab = { key: string; to: string; label: string };

/**
 * The tabs of a page, as links: the address names the open one.
 * @param label the name of the page
 * @param open the key of the open tab
 */
export function PageTabs({ label, tabs, open }: { label: string; tabs: readonly Tab[]; open: string }) {
  return (
    <nav aria-label={label} className={styles['tabs']}>
      {tabs.map(({ key, to, label: text }) => (
        <ButtonLink key={key} to={to} aria-current={key === open ? 'page' : undefined} className={styles['tab']}>
          {text}
        </ButtonLink>
      ))}
    </nav>
  );
}

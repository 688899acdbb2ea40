import { useLayoutEffect, useRef } from 'react';
import * as pageTexts from '#shared/texts/lists.ts';
import { ButtonLink } from '../controls/Button.tsx';
import styles from './pageTabs.module.css';

/** `count` is the number of what awaits the user there. */
type Tab = { key: string; to: string; label: string; count?: number };

/**
 * The tabs of a page, as links: the address names the open one, which is scrolled into view.
 * @param label the name of the page
 * @param open the key of the open tab
 */
export function PageTabs({ label, tabs, open }: { label: string; tabs: readonly Tab[]; open: string }) {
  const nav = useRef<HTMLElement>(null);
  // On a phone they do not fit beside each other: the open one is in view, with a part of its neighbours.
  useLayoutEffect(() => {
    const all = nav.current;
    const tab = all?.querySelector<HTMLElement>('[aria-current]');
    if (all && tab) all.scrollLeft = tab.offsetLeft - all.offsetLeft - (all.clientWidth - tab.offsetWidth) / 2;
  }, [open]);
  return (
    <nav ref={nav} aria-label={label} className={styles['tabs']}>
      {tabs.map(({ key, to, label: text, count = 0 }) => (
        <ButtonLink key={key} to={to} aria-current={key === open ? 'page' : undefined} className={styles['tab']}>
          {count === 0 ? text : pageTexts.tabWithCount({ tab: text, count })}
        </ButtonLink>
      ))}
    </nav>
  );
}

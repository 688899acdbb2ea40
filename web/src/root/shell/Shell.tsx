import { Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import * as commonTexts from '#shared/texts/common.ts';
import { useMaintenance } from '#web/base/session/useMaintenance.ts';
import { focusPage } from '#web/components/focus/pageFocus.ts';
import { PageSkeleton } from '#web/components/page/PageSkeleton.tsx';
import { NavigationBar } from './NavigationBar.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import styles from './shell.module.css';
import { useScrollMemory } from './useScrollMemory.ts';

const CONTENT_ID = 'content';

/** The frame of every page: a skip link, the navigation, and the page. */
export function Shell() {
  const content = useRef<HTMLElement>(null);
  useFocusOnNewPage(content);
  useMaintenance();
  useScrollMemory();
  return (
    <>
      <a
        href={`#${CONTENT_ID}`}
        onClick={(event: React.MouseEvent) => {
          event.preventDefault();
          content.current?.focus();
        }}
        className={styles['skip']}
      >
        {commonTexts.skipToContent}
      </a>
      <NavigationBar />
      <main id={CONTENT_ID} ref={content} tabIndex={-1} className={styles['main']}>
        <PageBoundary>
          <Suspense fallback={<PageSkeleton />}>
            <Outlet />
          </Suspense>
        </PageBoundary>
      </main>
    </>
  );
}

/**
 * Focuses the heading of a new page, so that screen readers start there, unless an element on it (a field, a tab)
 * already has the focus.
 */
function useFocusOnNewPage(content: React.RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    const main = content.current;
    const held = document.activeElement;
    // Who has opened the search meanwhile is typing in it.
    if (main === null || main.contains(held) || held?.closest('[role="search"]')) return;
    focusPage();
  }, [pathname, content]);
}

import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { HEARTBEAT_KEY } from '../session/sessionHeartbeat.ts';

/** A new page begins at its top; going back, forward or loading it again finds it where it was left. */
export function useScrollMemory(): void {
  const { key, pathname } = useLocation();

  useLayoutEffect(() => {
    const name = `storyd.scrolled ${key} ${pathname}`;
    let top = Number(sessionStorage.getItem(name) ?? 0);
    window.scrollTo(0, top);
    const follow = () => {
      top = window.scrollY;
    };
    // A page that goes because its person has left leaves nothing behind.
    const keep = () => {
      if (localStorage.getItem(HEARTBEAT_KEY) !== null) sessionStorage.setItem(name, String(top));
    };
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('scroll', follow);
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [key, pathname]);

  useEffect(() => {
    // The browser would do it before the page is there.
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = 'auto';
    };
  }, []);
}

import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { HEARTBEAT_KEY } from '#web/base/session/sessionHeartbeat.ts';

/** Starts a new page at its top; going back, forward or reloading restores its scroll position. */
export function useScrollMemory(): void {
  const { key, pathname } = useLocation();

  useLayoutEffect(() => {
    const name = `storyd.scrolled ${key} ${pathname}`;
    let top = Number(sessionStorage.getItem(name) ?? 0);
    window.scrollTo(0, top);
    const follow = () => {
      top = window.scrollY;
    };
    // A page that unmounts because its user has signed out stores nothing.
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
    // The browser would restore the position before the page has rendered.
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = 'auto';
    };
  }, []);
}

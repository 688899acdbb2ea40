import { type ReactNode, useEffect, useState } from 'react';

/** Faster answers need no loading state, which would only flicker. */
const QUIET_MS = 150;

/** Shows its children (a skeleton of the real layout) once the wait is noticeable. */
export function LoadingAfter({ children, ms = QUIET_MS }: { children: ReactNode; ms?: number }) {
  const [noticeable, setNoticeable] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setNoticeable(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return noticeable ? <div aria-busy="true">{children}</div> : null;
}

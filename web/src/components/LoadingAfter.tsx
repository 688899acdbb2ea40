import { type ReactNode, useEffect, useState } from 'react';

/** Quicker answers need no loading state: showing one would only flicker. */
const QUIET_MS = 150;

/** Shows its children (a skeleton of the real layout) once the wait has become noticeable. */
export function LoadingAfter({ children, ms = QUIET_MS }: { children: ReactNode; ms?: number }) {
  const [noticeable, setNoticeable] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setNoticeable(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return noticeable ? <div aria-busy="true">{children}</div> : null;
}
